// What is wrong with a field, in a short sentence for the person who filled it in.
import type { z } from 'zod'
import { FIELD_FAULTS } from './accounts.ts'
import { formatNumber } from './format-number.ts'

export type Issue = z.core.$ZodIssue

/** Field name (dotted for nested ones) → sentences. Errors of the whole request are under `request`. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const errors = new Map<string, Set<string>>()
  for (const issue of error.issues.slice(0, MAX_ISSUES)) {
    for (const field of fieldsOf(issue)) {
      errors.set(field, (errors.get(field) ?? new Set()).add(issueSentence(issue)))
    }
  }
  return Object.fromEntries([...errors].map(([field, sentences]) => [field, [...sentences]]))
}

const MAX_ISSUES = 50

function fieldsOf(issue: Issue): string[] {
  const path = issue.path.map(String)
  const names = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MAX_ISSUES) : [undefined]
  return names.map(
    (name) => [...path, ...(name === undefined ? [] : [name.slice(0, 100)])].join('.') || 'request',
  )
}

export function issueSentence(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'حقل غير معروف.'
    case 'invalid_type':
      return issue.input === undefined ? 'هذا الحقل مطلوب.' : (TYPE_SENTENCES[issue.expected] ?? NOT_VALID)
    case 'too_small':
      if (issue.origin === 'string') {
        return Number(issue.minimum) <= 1 ? 'هذا الحقل مطلوب.' : `اكتب ${issue.minimum} أحرف على الأقل.`
      }
      return issue.origin === 'array' ? 'القائمة أقصر من المطلوب.' : `أصغر قيمة مقبولة ${issue.minimum}.`
    case 'too_big':
      if (issue.origin === 'string') return tooLong(String(issue.input), Number(issue.maximum))
      return issue.origin === 'array' ? 'القائمة أطول من المسموح.' : `أكبر قيمة مقبولة ${issue.maximum}.`
    case 'invalid_value':
      return 'اختر قيمة من القائمة.'
    case 'invalid_format':
      return FORMAT_SENTENCES[issue.format] ?? NOT_VALID
    case 'custom':
      return FAULT_SENTENCES.get(issue.params?.fault) ?? NOT_VALID
    default:
      return NOT_VALID
  }
}

/** By how much it is too long (conventions 17). */
function tooLong(input: string, max: number): string {
  return `النص أطول من المسموح: ${formatNumber(input.trim().length)} من ${formatNumber(max)} حرف. اختصره قليلاً.`
}

const NOT_VALID = 'قيمة غير صحيحة.'

/** For checks beyond a schema. */
export const validationSentences = {
  notValid: NOT_VALID,
  priceRange: 'أقل سعر يجب ألا يزيد على أعلى سعر.',
}

const FAULT_SENTENCES = new Map<unknown, string>(Object.entries(FIELD_FAULTS))

const TYPE_SENTENCES: Partial<Record<string, string>> = {
  string: 'يجب أن يكون نصاً.',
  number: 'يجب أن يكون رقماً.',
  int: 'اكتب عدداً صحيحاً.',
  boolean: 'القيمة المقبولة نعم أو لا.',
  object: 'صيغة الطلب غير صحيحة.',
}

const FORMAT_SENTENCES: Partial<Record<string, string>> = {
  email: 'البريد الإلكتروني غير صحيح.',
  url: 'الرابط غير صحيح.',
  date: 'اختر اليوم.',
  time: 'اكتب الساعة.',
}
