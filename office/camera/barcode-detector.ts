// Reads barcodes with the browser's Shape Detection API; there is no polyfill for browsers without it.

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

/** The formats on packaging and on microchip labels. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39', 'itf']

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
}

/** Browsers allow the camera only in secure contexts. */
export function canReadBarcodes(): boolean {
  return detectorClass() !== undefined && 'mediaDevices' in navigator
}

let detector: Detector | null = null

export function createDetector(): Detector {
  const Class = detectorClass()
  if (!Class) throw new Error('this browser has no BarcodeDetector')
  detector ??= new Class({ formats: FORMATS })
  return detector
}
