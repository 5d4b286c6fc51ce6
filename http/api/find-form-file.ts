// One file inside of multipart/form-data (RFC 7578), as a view into the body: a file of megabytes is not copied, and nothing
// but its edges is looked at.

export type FormFile = { bytes: Uint8Array; name: string }

const LINE = '\r\n'
const HEAD_END = '\r\n\r\n'
/** The lines above a part; browsers write two. */
const MOST_HEAD_BYTES = 8 * 1024

/**
 * `name` as its sender calls it. Null where no file stands in that field, or where the body is no form or ends too early.
 * @param type the Content-Type of the body
 */
export function findFormFile(body: Buffer, type: string, field: string): FormFile | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return null
  const between = Buffer.from(`${LINE}--${boundary}`)
  let found: FormFile | null = null
  // The first has no line above it.
  let at = body.subarray(0, between.length - 2).equals(between.subarray(2)) ? between.length - 2 : -1
  while (at >= 0) {
    if (body.toString('latin1', at, at + 2) === '--') return found
    if (body.toString('latin1', at, at + 2) !== LINE) return null
    const headEnd = body.indexOf(HEAD_END, at)
    if (headEnd < 0 || headEnd - at > MOST_HEAD_BYTES) return null
    const start = headEnd + HEAD_END.length
    const end = body.indexOf(between, start)
    if (end < 0) return null
    const part = readDisposition(body.toString('utf8', at, headEnd))
    if (part.field === field && part.name !== undefined && !found)
      found = { bytes: body.subarray(start, end), name: part.name }
    at = end + between.length
  }
  return null
}

/** Browsers write quotes and line breaks of a name as %22, %0D and %0A, and everything else as it is. */
function readDisposition(head: string): { field?: string; name?: string } {
  const line = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(head)?.[1] ?? ''
  const values = Object.fromEntries(
    [...line.matchAll(/;\s*(name|filename)="([^"]*)"/gi)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      value.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    ]),
  )
  return { field: values.name, name: values.filename }
}
