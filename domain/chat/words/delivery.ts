// Getting it home: delivery, its fee and time, places, picking up. See ../lexicon.ts for how a table is read.

export const DELIVERY = {
  deliver: `توصيل, توصيلة, شحن, الشحن, توصل~, تشحنون, تشحنوا, تشحن, نقل, انقل~, ارسل~, إرسال, يوصلني, توصيلكم, دليفري, ديليفري, تودون, تودوا, تجيبون, تجيبوا, تجيبونه,
    تجيبوه, للبيت, لباب البيت, باب المنزل, للباب, يجي للبيت, توصلوا, يوصلوا, مندوب, سائق, خدمة التوصيل, شركة التوصيل, delivery, deliver, delivering, delivered, ship, shipping, shipment, courier, drop off`,
  arrive: `يوصل, توصل, يصل, تصل, وصول, الوصول, بيوصل, هيوصل, سيصل, يوصلني, يصلني, يجي, يجيني, تجيني, يجيكم, استلمه, وصل~, arrive, arrives, arrival, receive, get it`,
  fee: `رسوم, رسم, أجرة, اجره, مصاريف, مصروف, تكاليف, رسومه, رسومكم, أجور, fee, fees, charge, charges`,
  free: `مجاني, مجانا, مجانية, ببلاش, بلاش, بدون رسوم, free`,
  region: `محافظة, محافظات, ولاية, ولايات, منطقة, مناطق, مدينة, مدن, قرية, قرى, السلطنة, سلطنة عمان, عمان, كل عمان, داخل عمان, منطقتي, منطقتنا, ولايتي, ولايتنا, عندنا, area, areas, city, cities, region, regions, oman, governorate, all oman`,
  abroad: `الإمارات, دبي, ابوظبي, ابو ظبي, العين, الشارقة, عجمان, السعودية, الرياض, جدة, الكويت, قطر, الدوحة, البحرين, اليمن, مصر, الاردن, خارج عمان, خارج السلطنة, الخليج, دول الخليج, برا عمان, دوليا, uae, dubai, saudi, qatar, kuwait, bahrain, abroad, international, outside oman`,
  everywhere: `كل مكان, جميع المحافظات, كل المحافظات, جميع المناطق, كل المناطق, كل الولايات, جميع الولايات, everywhere, anywhere`,
  pickup: `استلام, أستلم, استلم~, الاستلام, استلمه بنفسي, بنفسي, اجي آخذ, اجي اخذ, اجي اخذه, آخذه, اخذه بنفسي, اخذها, من المحل, من عندكم, من المتجر, آخذها من, أمر عليكم, امر آخذ, امر اخذ, بجي اخذ, بدون توصيل, من مكتب, مكتب التوصيل, مكتب الشركة, pickup, pick up, pick it up, myself, collect, collect it, come and get, take it myself`,
} as const
