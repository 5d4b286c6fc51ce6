// What the chatbot says when it has understood nothing (A-BOT-08).
export const fallbackText = {
  apology: 'عذراً، لم أفهم سؤالك. أستطيع مساعدتك في:',
  topics: ['الحيوانات', 'المنتجات', 'نصائح العناية', 'الدعم'],
  suggestions: ['الحيوانات المتوفرة', 'المنتجات', 'نصائح العناية', 'الدعم'],
} as const
