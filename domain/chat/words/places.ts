// Unofficial names of places (domain/regions.ts has the official ones) by governorate: other spellings, Latin
// letters, well-known towns and quarters.

/** Names shared by several governorates. */
export const SHARED_PLACES: readonly { names: string; regionIds: readonly number[] }[] = [
  { names: `الباطنة, الباطنه, منطقة الباطنة, batinah, batina, al batinah`, regionIds: [6, 7] },
  { names: `الشرقية, منطقة الشرقية, sharqiyah, sharqiya, sharqia, ash sharqiyah`, regionIds: [8, 9] },
]

/** By the id of the governorate. */
export const PLACES: Record<number, string> = {
  1: `مسقط, muscat, musqat, masqat, maskat, مسكت, مطرح, mutrah, matrah, muttrah, بوشر, bowsher, bausher, bosher, السيب, الصيب, seeb, sib, alseeb, العامرات, amerat, amarat, قريات, quriyat, الخوض, khoudh, khod, الخوير, khuwair, alkhuwair, khwair, الموالح, mawaleh, mawalih, المعبيلة, mabela, mabelah, maabela, المعبيله الجنوبية, الغبرة, ghubra, ghubrah, القرم, qurum, qurm, روي, ruwi, العذيبة, azaiba, الحيل, hail, الوادي الكبير, الانصب, ansab, غلا, ghala, المسفاة`,
  2: `ظفار, dhofar, zofar, صلالة, صلاله, سلالة, salalah, salala, slalah, طاقة, مرباط, mirbat, ثمريت, thumrait, المزيونة`,
  3: `مسندم, musandam, خصب, khasab, 5asab, khsab, دبا, diba, dibba, مدحاء, madha, بخا, bukha`,
  4: `البريمي, بريمي, buraimi, braimi, buraymi, albrimi, محضة, mahdah, السنينة`,
  5: `الداخلية, dakhiliyah, dakhiliya, dakhlia, نزوى, nizwa, nezwa, nazwa, بهلا, بهلى, bahla, منح, manah, الحمراء, hamra, أدم, adam, إزكي, izki, سمائل, samail, sumail, بدبد, bidbid, الجبل الأخضر, jabal akhdar, jebel akhdar, فنجا, fanja, بركة الموز`,
  6: `شمال الباطنة, صحار, سحار, so7ar, sohar, suhar, sohaar, شناص, shinas, لوى, liwa, صحم, saham, sahm, الخابورة, khabourah, khaboura, السويق, suwaiq, swaiq, suwayq, الطريف, العوهي, فلج القبائل`,
  7: `جنوب الباطنة, الرستاق, رستاق, rustaq, rstaq, rustag, العوابي, awabi, نخل, nakhal, وادي المعاول, بركاء, بركا, barka, barkaa, المصنعة, musannah, musanaa, mussanah`,
  8: `شمال الشرقية, إبراء, ابرا, ibra, ebra, المضيبي, mudhaibi, mudaibi, بدية, bidiya, bidiyah, القابل, سناو, sinaw, وادي بني خالد, سمد الشان`,
  9: `جنوب الشرقية, صور, sur, الكامل والوافي, جعلان, جعلان بني بو علي, جعلان بني بو حسن, jalan, jaalan, مصيرة, masirah, masira`,
  10: `الظاهرة, dhahirah, dhahira, عبري, ibri, 3ibri, ebri, 3bri, ينقل, yanqul, ضنك, dhank`,
  11: `الوسطى, الوسطي, wusta, alwusta, هيما, haima, محوت, mahout, الدقم, دقم, duqm, الجازر`,
}

/**
 * Places that are also common words (pictures, palms, red, an eye): only read as places after «to» or «in», or in a
 * question about delivery.
 */
export const AMBIGUOUS_PLACES = `صور, غلا, منح, نخل, طاقة, العين, الحمراء, أدم, القابل, سدح, بخا, محوت, بدية, hail, adam, hamra, الحيل, نزوى الحمراء, القرم, الوسطى, سور`
