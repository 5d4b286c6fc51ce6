import { expect, test } from 'vitest'
import { isSameName, nameKeys } from './name-keys.ts'

test.each([
  ['مريم', 'MARYAM Mariam'],
  ['الحارثية', 'ALHARTHI Harthiya AL-HARTHI'],
  ['محمد', 'Mohammed MUHAMMAD mohamed'],
  ['عبدالله', 'ABDULLAH abdulla'],
  ['عبد الرحمن', 'ABDULRAHMAN'],
  ['عائشة', 'AISHA Ayesha'],
  ['الشكيلي', 'Shukaili ALSHUKAILI'],
  ['البلوشية', 'Balushi ALBALOOSHI البلوشي بلوشية'],
  ['الظاهري', 'ALDHAHRI'],
  ['حسين', 'HUSSAIN Husain'],
  ['يوسف', 'Yousuf YUSUF'],
  ['ليلى', 'LAILA Layla'],
  ['سعيد', 'Saeed SAID'],
  ['الرواحي', 'ALRAWAHI'],
  ['Salim', 'SALEEM'],
])('F-05: «%s» matches the spelling «%s»', (name, spellings) => {
  const [key] = nameKeys(name)
  for (const spelt of nameKeys(spellings)) expect(key && isSameName(key, spelt), spelt.word).toBe(true)
})

test.each([
  ['أحمد', 'HAMAD حمد MOHAMMED محمود'],
  ['محمد', 'MAHMOUD HAMED'],
  ['حسن', 'HUSSAIN حسين'],
  ['حسين', 'HASSAN'],
  ['سالم', 'SALMA SULAIM سليم'],
  ['سلمى', 'SALIM'],
  ['سعيد', 'SAAD'],
  ['HASSAN', 'HUSSAIN'],
  ['علي', 'LUAI'],
])('F-05: «%s» does not match «%s»', (name, others) => {
  const [key] = nameKeys(name)
  for (const other of nameKeys(others)) expect(key && isSameName(key, other), other.word).toBe(false)
})
