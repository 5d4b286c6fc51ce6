/** Frees the memory of bytes that nobody reads any more; the garbage collector lets 64 MB of them gather first. */
export function release(bytes: Uint8Array<ArrayBuffer>): void {
  bytes.buffer.transfer(0)
}
