// A finding of the doctor: the state of one thing, and what to do if it must be fixed (L-07).

export type Diagnosis = { state: 'ok' | 'attention' | 'broken'; says: string; fix?: string }

export const fine = (says: string): Diagnosis => ({ state: 'ok', says })
export const attention = (says: string, fix: string): Diagnosis => ({ state: 'attention', says, fix })
export const broken = (says: string, fix: string): Diagnosis => ({ state: 'broken', says, fix })
