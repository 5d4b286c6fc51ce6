// What the doctor says of one thing: how it stands, and what to do where something must be mended (L-07).

export type Diagnosis = { state: 'ok' | 'attention' | 'broken'; says: string; mend?: string }

export const fine = (says: string): Diagnosis => ({ state: 'ok', says })
export const attention = (says: string, mend: string): Diagnosis => ({ state: 'attention', says, mend })
export const broken = (says: string, mend: string): Diagnosis => ({ state: 'broken', says, mend })
