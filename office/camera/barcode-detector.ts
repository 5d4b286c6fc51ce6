// Barcodes that the browser reads by itself (Shape Detection API); where it cannot, nothing is loaded in its place.

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

/** On the packing of goods, and on the labels that come with a microchip. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'itf']

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
}

/** Cameras are for secure pages only. */
export function canReadBarcodes(): boolean {
  return detectorClass() !== undefined && 'mediaDevices' in navigator
}

let detector: Detector | null = null

export function createDetector(): Detector {
  const Class = detectorClass()
  if (!Class) throw new Error('this browser reads no barcodes')
  detector ??= new Class({ formats: FORMATS })
  return detector
}
