// The most common passwords, which attackers guess first.
import { foldDigits } from '#domain/fold-arabic.ts'

/** A listed password, a run of digits, one character repeated, an Omani phone, or the owner's own data. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = foldDigits(password).normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  return (
    COMMON.has(plain) ||
    /^(.{1,3})\1+$/u.test(plain) ||
    OMANI_PHONE.test(plain) ||
    isRun(plain) ||
    own.some((word) => word.length > 2 && plain === word.toLowerCase().replace(/\s+/g, ''))
  )
}

const OMANI_PHONE = /^(?:\+|00)?(?:968)?[279]\d{7}$/
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function isRun(text: string): boolean {
  const reversed = [...text].reverse().join('')
  return RUNS.some((run) => run.includes(text) || run.includes(reversed))
}

const COMMON = new Set(
  `
123123 123321 12341234 123456a 123456abc 123456q 1234567a 12345678a 123456789a 123456789q 1234qwer 123abc 123qwe
123qweasd 112233 11223344 102030 10203040 121212 131313 142536 147258 147258369 159357 159753 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qazxsw2 1a2b3c 198800 1990 200000 20202020 20242024 20252025 20262026 246810 321321 333666
456456 456789 456123 520520 5201314 555666 654321a 666888 696969 741852 741852963 753951 777888 789456 789456123
789789 7777777a 852456 852963 987654321a 963852741 99999999a a123456 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456
aa12345678 abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcd12345 abcd@1234 admin admin1 admin12 admin123
admin1234 admin12345 admin@123 administrator adminadmin access alexander amanda andrew angel angela anthony apple
apple123 asd123 asdasd asdf1234 asdf123 asdfasdf asdqwe asdzxc ashley azerty azertyuiop baseball basketball batman
beautiful blink182 bubbles buster butterfly carlos changeme charlie cheese chelsea chocolate computer cookie cristiano
daniel default dragon elizabeth email123 everton family fatima fatima123 ferrari flower football football1 forever
freedom friends fuckyou ginger google google123 guest guest123 hahaha hannah happy123 harley hello hello1 hello123
helloworld hockey hunter hunter2 iloveyou iloveyou1 iloveyou2 internet iphone jennifer jessica jesus jordan jordan23
joseph joshua justin killer kitten letmein letmein1 liverpool login london love123 lovelove lovely loveme loveyou
lucky7 maggie mama123 manchester marina martin master master123 matrix matthew mercedes michael michelle microsoft
monkey monkey1 monkey123 mother mustang mynoob nicole ninja nirvana nothing oman123 oman1234 oman12345 oman2020 oman2024
oman2025 oman2026 omanoman muscat muscat123 sohar123 salalah salalah123 p455w0rd p@ssw0rd p@ssword p@$$w0rd pass pass123
pass1234 pass12345 passw0rd passw0rd1 passwd password password! password0 password1 password12 password123 password1234
password12345 password2 password@123 patrick pepper peter pokemon princess princess1 purple q1w2e3 q1w2e3r4 q1w2e3r4t5
qazwsx qazwsx123 qazwsxedc qqww1122 qwaszx qwe123 qweasd qweasd123 qweasdzxc qwer1234 qwerty1 qwerty12 qwerty123
qwerty1234 qwerty12345 qwerty123456 qwerty7 qwertyqwerty rainbow realmadrid richard robert ronaldo ronaldo7
root root123 rootroot samantha samsung samsung1 samsung123 sample123 scooter secret secret1 shadow silver slipknot
soccer sophie spiderman starwars summer sunshine sunshine1 superman superman1 sweety system taylor temp123 temporary
tennis test test1 test12 test123 test1234 test12345 testing testtest thomas thunder tigger trustno1 trustno1! twitter
user user123 username vanessa victoria wall.e welcome welcome1 welcome123 welcome@123 whatever william winner
winter yellow youtube zaq12wsx zaq1zaq1 zaqwsx zxc123 zxcv1234 zxcvbn zxcvbnm1 zxcvbnm123
ahmed ahmed123 ahmed1234 ahmad123 ali123 ali1234 ali12345 mohammed mohammed123 mohamed mohamed123 muhammad
muhammad123 mohammad123 khalid khalid123 salim123 salem123 said123 saeed123 sultan123 omar123 omar1234 hassan123
hussain123 yousuf123 abdullah abdullah123 maryam123 aisha123 noora123 allah allah1 allah123 allah786 allahakbar
bismillah bismillah786 alhamdulillah subhanallah mashallah inshaallah islam123 quran123 habibi habibi123
habibti hayati yaallah aleef aleef123 aleef.om cat123 cats123 dog123 dogs123 kitty kitty123 meow123 petshop
pets123 animals animals123
كلمةالمرور كلمةالسر كلمةالسر123 كلمةسر كلمةمرور باسورد باسورد123 الباسورد الرقمالسري سري123 محمد محمد123 محمد1234
أحمد123 احمد123 احمد1234 خالد123 سالم123 عليعلي علي123 علي1234 عبدالله عبدالله123 فاطمة123 فاطمه123 مريم123 عائشة123
الله123 اللهاكبر اللهأكبر بسمالله بسماللهالرحمنالرحيم الحمدلله الحمدلله123 سبحانالله ماشاءالله انشاءالله لاالهالاالله
لاإلهإلاالله استغفرالله محمدرسولالله ياالله ياربي ياحبيبي حبيبي حبيبي123 حبيبتي حياتي عمري قلبي روحي احبك أحبك
احبك123 بحبك بحبك123 عمان عمان123 سلطنةعمان سلطنةعمان123 مسقط مسقط123 صحار صحار123 صلالة123 صلاله123 قطة123 قطتي
قطوة123 أليف123 اليف123 مرحبا مرحبا123 السلامعليكم اهلا123 ابتسامة القمر123 الملك123 ملك123 ضصثقفغعهخحجد شسيبلاتنمكط
ئءؤرلاىةوزظ ضصثقفغ شسيبلا
`
    .split(/\s+/)
    .filter(Boolean),
)
