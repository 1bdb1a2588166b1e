import type { NotedRepair, ReadPart } from './imported-food.ts';
import { cutName, type RawRecord, tagsAt, textAt } from './raw-record.ts';

export type ReadNames = Readonly<{
  name_en: string;
  name_nl: string;
  brand_name: string | null;
  repairs: readonly NotedRepair[];
}>;

/**
 * The names of a product in both languages. Each falls back to the other, then to the name in any language, the generic
 * name and finally the brand.
 */
export function readNames(record: RawRecord): ReadPart<ReadNames> {
  const language = textAt(record, 'lc') || textAt(record, 'lang');
  const plain = textAt(record, 'product_name');
  const generic = ['generic_name_nl', 'generic_name_en', 'generic_name', `generic_name_${language}`];
  const fallbacks = [plain, textAt(record, `product_name_${language}`), ...generic.map((key) => textAt(record, key))];
  const own = (tongue: string) => textAt(record, `product_name_${tongue}`) || (language === tongue ? plain : '');
  const [nl, en] = [own('nl'), own('en')];
  const brand = brandOf(record);
  const [dutch, english] = [firstName([nl, en, ...fallbacks]), firstName([en, nl, ...fallbacks])];
  if (dutch !== null && english !== null) {
    return { value: { name_nl: dutch, name_en: english, brand_name: brand, repairs: [] } };
  }
  if (brand === null) return { refused: 'no_name', detail: '' };
  const repairs: NotedRepair[] = [{ repair: 'name_from_brand', detail: brand }];
  return { value: { name_nl: brand, name_en: brand, brand_name: brand, repairs } };
}

/** A name must contain a letter or a digit. */
function firstName(names: readonly string[]): string | null {
  const found = names.find((name) => /[\p{L}\p{N}]/u.test(name));
  return found === undefined ? null : cutName(found);
}

function brandOf(record: RawRecord): string | null {
  const [first = ''] = textAt(record, 'brands').split(',');
  if (/[\p{L}\p{N}]/u.test(first)) return cutName(first.trim());
  const [tag] = tagsAt(record, 'brands_tags');
  const words =
    tag
      ?.replace(/^[a-z]{2}:/, '')
      .replaceAll('-', ' ')
      .trim() ?? '';
  return words === '' ? null : cutName(words);
}
