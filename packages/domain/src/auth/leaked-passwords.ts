/**
 * Words at the top of leaked-password lists, in English and Dutch, without the digits and punctuation that people
 * append.
 */
const WORDS =
  'password passw0rd p4ssword p@ssword passwort wachtwoord welkom welcome geheim secret admin administrator letmein login ' +
  'iloveyou ikhouvanjou princess sunshine monkey dragon football voetbal baseball basketball master superman batman ' +
  'pokemon starwars michael jennifer jessica charlie computer internet whatever trustno freedom shadow killer hello ' +
  'hallo halloallemaal flower bloemen chocolate chocolade amsterdam rotterdam utrecht feyenoord ajax nederland holland ' +
  'oranje lente zomer herfst winter spring summer autumn january februari january januari maandag monday qwerty qwertyuiop ' +
  'qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc abcdef abcdefg abcdefgh abcabc test testtest ' +
  'testing changeme default guest user weekbord lovely liefde schatje liefje moppie knuffel lekker poesje hondje';

/** Passwords that appear in leaked-password lists exactly as written here. */
const WHOLE =
  '1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx abcd1234 abc12345 a1b2c3d4 aa123456 aaa111222 ' +
  '123qweasd 123qweasdzxc 1234qwer qwer1234 asdf1234 pass1234 11223344 112233445566 12341234 12121212 13131313 69696969 ' +
  '147258369 741852963 987654321 0987654321 123123123 123321123 5201314520 google123 facebook1';

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WHOLE.split(' '));
