// A-ITEM-11: what is read of a file, and what is wrong with it.
import { afterAll, describe, expect, it } from 'vitest'
import { MAX_IMPORT_ROWS } from '#domain/catalog/import-limits.ts'
import { readImportTable } from '#server/catalog/import/read-table.ts'
import { digestOfData } from '#tests/support/digest-of-data.ts'
import { createImportDesk, HEAD, SUPPLY, suppliesNamed, textOf } from '#tests/support/import-desk.ts'

const { app, owner, exported, preview, add } = await createImportDesk()
afterAll(() => app.close())

it('A-ITEM-04 to A-ITEM-06, X-34: reports each error with row, column and the form’s sentence, and writes nothing', async () => {
  const before = await digestOfData(app.shop)
  const rows = [
    `${SUPPLY}بلا سعر,,1,`,
    `${SUPPLY},1,1,`,
    `${SUPPLY}سعره كلام,غالٍ,1,`,
    `${SUPPLY}كميته نصف,1,"1,5",`,
    ',حيوان حي,بلا محافظة,5,1,',
    ',حيوان حي,في القمر,5,1,القمر',
    ',قطعة,نوعه غريب,5,1,',
    ',,بلا نوع,5,1,',
    `${SUPPLY}${'ط'.repeat(121)},5,1,`,
    `999999,,لا عنصر بهذا الرقم,,,`,
    `أول,,رقمه كلمة,,,`,
    `${SUPPLY}سعره بمعنيين,"1,250",1,`,
    '',
    `${SUPPLY}مكرر,5,1,`,
    `${SUPPLY}مكرر,5,1,`,
    `${SUPPLY}طويل,5,1,,زيادة`,
  ]
  const shown = await preview(`${HEAD}\n${rows.join('\n')}`)
  const faults = shown.report?.faults.map(({ row, column, sentence }) => [row, column, sentence])
  expect(faults).toEqual([
    [2, 'السعر (ر.ع)', 'يرجى إدخال سعر صحيح'],
    [3, 'الاسم بالعربية', 'يرجى إدخال اسم العنصر بالعربية'],
    [4, 'السعر (ر.ع)', 'يرجى إدخال سعر صحيح'],
    [5, 'الكمية', 'يرجى إدخال كمية صحيحة'],
    [6, 'المحافظات', 'اختر محافظة واحدة على الأقل ليصل إليها، أو أخفِه من المتجر.'],
    [7, 'المحافظات', expect.stringContaining('القمر')],
    [8, 'نوع العنصر', expect.stringContaining('حيوان حي')],
    [9, 'نوع العنصر', expect.stringContaining('حيوان حي')],
    [10, 'الاسم بالعربية', expect.stringContaining('120')],
    [11, 'رقم العنصر', expect.stringContaining('لا عنصر بهذا الرقم')],
    [12, 'رقم العنصر', expect.stringContaining('غير صحيح')],
    [13, 'السعر (ر.ع)', expect.stringContaining('الفاصلة')],
    [15, null, expect.stringContaining('السطر 16')],
    [16, null, expect.stringContaining('السطر 15')],
    [17, null, expect.stringContaining('خانات أكثر')],
  ])
  expect(shown.report).toMatchObject({ errors: 15, faulty: 15, notes: [expect.stringContaining('فارغ')] })
  expect((await app.admin('POST', `/api/admin/product-imports/${shown.id}/commit`)).status).toBe(409)
  const all = await app.request(`/api/admin/product-imports/${shown.id}/faults`, {
    headers: { Cookie: owner.cookie },
  })
  expect(await all.text()).toContain('4,السعر (ر.ع),غالٍ,يرجى إدخال سعر صحيح,خطأ\r\n')
  await app.admin('DELETE', `/api/admin/product-imports/${shown.id}`)
  const after = await digestOfData(app.shop)
  for (const table of ['public.product_imports', 'pgboss.job']) delete before[table]
  expect(after).toMatchObject(before)
})

it('duplicate names are a warning with both rows, not an error', async () => {
  await add({ nameArabic: 'حبل للقطط' })
  const { report } = await preview(
    `${HEAD}\n${SUPPLY}حَبل للقطط,1,1,\n${SUPPLY}كرة,1,1,\n${SUPPLY}كرة,2,1,\n,حيوان حي,كرة,2,1,مسقط`,
  )
  expect(report).toMatchObject({ errors: 0, warnings: 2, added: 4 })
  expect(report?.faults.map(({ row, sentence }) => [row, sentence])).toEqual([
    [2, expect.stringMatching(/^في المتجر عنصر بهذا الاسم \(رقم \d+\)/)],
    [4, expect.stringContaining('السطر 3')],
  ])
})

it('reads a choice by some of its words, unless they fit several, and an unknown category is told as one', async () => {
  const head = `${HEAD},deliveryType,categoryId`
  const { report } = await preview(
    `${head}\n,منتج,كرة,1,1,,إلى باب المنزل,\n,منتج,حبل,1,1,,المنزل,\n,زهرة,مشط,1,1,,,ملابس`,
  )
  expect(report).toMatchObject({ added: 1, errors: 3 })
  expect(report?.faults.map(({ row, column }) => [row, column]).toSorted()).toEqual([
    [3, 'طريقة التوصيل'],
    [4, 'الفئة'],
    [4, 'نوع العنصر'],
  ])
  expect(report?.faults.find(({ column }) => column === 'الفئة')?.sentence).toContain('لا فئة بهذا الاسم')
})

it('accepts the template: its notes and examples are not items', async () => {
  const template = await app.request('/api/admin/products/template', { headers: { Cookie: owner.cookie } })
  const file = await template.text()
  const empty = await preview(file)
  expect(empty).toMatchObject({ state: 'refused', problem: expect.stringContaining('لا عناصر') })
  const { report } = await preview(`${file}${file.split('\r\n')[2]?.replace(/^مثال/, '')}`)
  expect(report).toMatchObject({ added: 1, errors: 0, notes: [expect.stringContaining('سطرين للشرح')] })
})

describe('files of other programs', () => {
  const wide = (content: string, isBig = false) => {
    const bytes = Buffer.from(`\uFEFF${content}`, 'utf16le')
    return new Uint8Array(isBig ? bytes.swap16() : bytes)
  }
  const ARABIC = new TextDecoder('windows-1256')
  const LETTERS = new Map(
    Array.from({ length: 256 }, (_, byte) => [ARABIC.decode(new Uint8Array([byte])), byte]),
  )
  const old = (content: string) => new Uint8Array([...content].map((letter) => LETTERS.get(letter) ?? 0x3f))
  const utf8 = (content: string) => new Uint8Array(Buffer.from(content))
  const bytes = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'))
  const comma = `${HEAD}\r\n${SUPPLY}كرة مطاط,1.250,١٢,\r\n`
  const tabs = comma.replaceAll(',', '\t')
  const semicolons = `sep=;\r\n${comma.replaceAll(',', ';').replace('1.250', '1,250')}`

  it.each<[string, Uint8Array<ArrayBuffer>, string[]]>([
    ['UTF-8', utf8(comma), []],
    ['UTF-8 with its mark', utf8(`\uFEFF${comma}`), []],
    ['UTF-8, lines ended by \\n only', utf8(comma.replaceAll('\r\n', '\n')), []],
    ['semicolons, decimal comma, the separator on a line of its own', utf8(semicolons), []],
    ['«Unicode Text»: UTF-16 LE with tabs', wide(tabs), ['Unicode Text']],
    ['UTF-16 BE', wide(tabs, true), ['Unicode Text']],
    ['Windows-1256, certain by its headings', old(comma.replace('١٢', '12')), ['Windows-1256']],
    ['empty rows above the headings', utf8(`\r\n,,,\r\n${comma}`), []],
    [
      'a heading broken into lines',
      utf8('"الاسم\nبالعربية",type,price,الكمية\nكرة مطاط,product,1.25,12\n'),
      [],
    ],
    [
      'columns in another order, one that nobody knows, one by its name in the API',
      utf8('price,لون الغلاف,الكمية,الاسم بالعربية,type\r\n1.25,أحمر, 12 ,كرة مطاط,product\r\n'),
      ['لون الغلاف'],
    ],
  ])('%s is read', async (_, file, notes) => {
    const shown = await preview(file)
    expect(shown.problem).toBeNull()
    expect(shown.report).toMatchObject({ added: 1, errors: 0 })
    expect(shown.report?.additions).toMatchObject([{ nameArabic: 'كرة مطاط', price: '1.250', quantity: 12 }])
    expect(shown.report?.notes).toHaveLength(notes.length)
    for (const note of notes) expect(shown.report?.notes[0]).toContain(note)
  })

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['a workbook', bytes('PK\x03\x04\x14\0\0\0[Content_Types].xml\0xl/workbook.xml'), 'هذا ملف إكسل'],
    ['an old workbook', bytes(`\xd0\xcf\x11\xe0${[...'Workbook'].join('\0')}\0`), 'هذا ملف إكسل'],
    ['a locked workbook', bytes(`\xd0\xcf\x11\xe0${[...'EncryptedPackage'].join('\0')}\0`), 'بكلمة مرور'],
    ['a letter', bytes('PK\x03\x04\x14\0\0\0word/document.xml'), 'هذا مستند'],
    ['an archive', bytes('PK\x03\x04\x14\0\0\0items.csv'), 'هذا ملف مضغوط'],
    ['a photo', bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'), 'هذه صورة'],
    ['a photo of a telephone', bytes('\0\0\0\x18ftypheic\0\0\0\0'), 'هذه صورة'],
    ['a PDF', bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3'), 'هذا ملف PDF'],
    ['a page', bytes('<html><table><tr><td>price'), 'صفحة ويب'],
    ['Windows-1256 with headings that nobody knows', old('اسم,سعر\r\nقطة,1\r\n'), 'CSV UTF-8'],
    ['UTF-16 cut in the middle of a letter', wide(tabs).slice(0, -1), 'CSV UTF-8'],
    ['UTF-16 without its mark', wide(tabs).slice(2), 'CSV UTF-8'],
    ['headings of something else', utf8('a,b\r\n1,2\r\n'), 'عناوين'],
    ['a heading that stands twice', utf8(`${HEAD},price\r\n`), 'مكرر'],
    ['no heading that says which item', utf8('price\r\n1\r\n'), 'رقم العنصر'],
    ['headings and nothing else', utf8(`${HEAD}\r\n\r\n`), 'لا عناصر'],
    ['nothing', utf8(''), 'لا عناصر'],
    [
      'a quote that is never closed',
      utf8(`${HEAD}\r\n${SUPPLY}"كرة,1,1,\r\n${SUPPLY}حبل,1,1,\r\n`),
      'قرب السطر 2 ',
    ],
    ['a quote that is never closed in the headings', utf8(`"${HEAD}\r\n`), 'قرب السطر 1 '],
    [
      'a cell of a megabyte',
      utf8(`${HEAD}\r\n${SUPPLY}كرة,1,1,\r\n${SUPPLY}${'ط'.repeat(1 << 19)},1,1,\r\n`),
      'السطر 3 أطول',
    ],
  ])('%s is refused with advice', async (_, file, sentence) => {
    const shown = await preview(file)
    expect(shown).toMatchObject({ state: 'refused', report: null })
    expect(shown.problem).toContain(sentence)
  })

  it('ignores direction marks copied around numbers', async () => {
    const id = await add({ nameArabic: 'منسوخ من مكان آخر' })
    const [head, ...lines] = textOf(await exported()).split('\r\n')
    const line = lines.find((one) => one.startsWith(`${id},`))?.split(',') ?? []
    const marked = line.map((cell) => (/^v?\d/.test(cell) ? `\u202A${cell}\u202C` : cell)).join(',')
    const same = await preview(`${head}\r\n${marked}`)
    expect(same.report).toMatchObject({ rows: 1, unchanged: 1, errors: 0 })
    const other = await preview(`${head}\r\n${marked.replace('5.500', '6.500')}`)
    expect(other.report).toMatchObject({ changed: 1, errors: 0 })
  })

  it('does not accept characters that the old encoding lost', async () => {
    const { report } = await preview(old(`${HEAD}\r\n${SUPPLY}كرة ☀,1,1,\r\n`))
    expect(report?.faults).toMatchObject([{ column: 'الاسم بالعربية', value: 'كرة ?' }])
  })

  it('reads dates as spreadsheets rewrite them where they are unambiguous', async () => {
    const id = await add({
      type: 'animal',
      nameArabic: 'مولود',
      birthDate: '2026-05-06',
      availableRegions: [1],
    })
    const file = textOf(await exported())
    const as = async (day: string) => {
      const one = file.split('\r\n').filter((line, i) => i === 0 || line.startsWith(`${id},`))
      return (await preview(one.join('\r\n').replace('2026-05-06', day))).report
    }
    expect(await as('6/5/2026')).toMatchObject({ unchanged: 1 })
    expect(await as('٠٦/٠٥/٢٠٢٦')).toMatchObject({ unchanged: 1 })
    expect(await as('21/05/2026')).toMatchObject({ changed: 1, errors: 0 })
    expect((await as('7/8/2026'))?.faults[0]?.sentence).toContain('2026-05-21')
  })
})

it('counts all errors, and lists the first ones', async () => {
  const wrong = await preview(`${HEAD}\r\n${suppliesNamed('صنف', 1500).replaceAll(',0,', ',كلام,')}`)
  expect(wrong.report).toMatchObject({ rows: 1500, errors: 215, faulty: 215 })
  expect(wrong.report?.faults).toHaveLength(200)
  await app.admin('DELETE', `/api/admin/product-imports/${wrong.id}`)
})

it('refuses a file with one row too many', async () => {
  const read = async (count: number) => {
    const table = readImportTable(Buffer.from(`رقم العنصر\n${'1\n'.repeat(count)}`))
    let rows = 0
    for await (const batch of table.rows(() => {})) rows += batch.length
    return rows
  }
  expect(await read(MAX_IMPORT_ROWS)).toBe(MAX_IMPORT_ROWS)
  await expect(read(MAX_IMPORT_ROWS + 1)).rejects.toThrow('50,000')
})
