import { expect, it } from 'vitest'
import { firstParagraph, textBlocks, textSections } from './text-blocks.ts'

const TEXT = 'مقدمة\nفي سطرين\n\n## عنوان\n- أول\n- ثانٍ\n\nخاتمة\n\n\n\n## آخر\n\n- ليست\nقائمة'

it('parses paragraphs, headings and lists as the owner writes them', () => {
  expect(textBlocks(TEXT)).toEqual([
    { kind: 'paragraph', text: 'مقدمة\nفي سطرين' },
    { kind: 'heading', text: 'عنوان' },
    { kind: 'list', entries: ['أول', 'ثانٍ'] },
    { kind: 'paragraph', text: 'خاتمة' },
    { kind: 'heading', text: 'آخر' },
    { kind: 'paragraph', text: '- ليست\nقائمة' },
  ])
  expect(textBlocks('  ')).toEqual([])
})

it('splits a text at its headings', () => {
  expect(textSections(TEXT).map(({ title, blocks }) => [title, blocks.length])).toEqual([
    [null, 1],
    ['عنوان', 2],
    ['آخر', 1],
  ])
  expect(firstParagraph('## عنوان\n\nأول\n\nثانٍ')).toBe('أول')
  expect(firstParagraph('أول:\n\n- ثانٍ')).toBe('أول…')
})
