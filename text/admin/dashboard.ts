// What the first screen of the back office says (A-DASH-*).

export const dashboardText = {
  hello: (name: string) => (name ? `أهلاً ${name}` : 'أهلاً بك'),
  actions: {
    addAnimal: 'إضافة حيوان',
    orders: 'عرض الطلبات',
  },
} as const
