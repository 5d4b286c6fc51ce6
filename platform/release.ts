/** Frees the memory of an unused buffer; the garbage collector would let 64 MB accumulate first. */
export function release(bytes: Uint8Array<ArrayBuffer>): void {
  bytes.buffer.transfer(0)
}
