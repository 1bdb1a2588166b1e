import { INTERVALS } from '../billing/periods.ts';
import { base, change, create } from '../context.ts';
import { invalid } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../http/paging.ts';
import { type ApiRoute, type Call, route } from '../http/routes.ts';
import type { Price, Product } from '../wire.ts';

const TAX_BEHAVIOURS = ['inclusive', 'exclusive', 'unspecified'] as const;

export const productRoutes: readonly ApiRoute[] = [
  route('POST', '/v1/products', ({ ctx, params }) => {
    params.allow('id', 'name', 'description', 'active', 'images', 'metadata');
    const id = params.text('id');
    if (id !== undefined && ctx.store.any(id) !== undefined) {
      throw invalid('Product already exists.', { param: 'id', code: 'resource_already_exists' });
    }
    const fields = base(ctx, 'prod', params.metadata());
    const product: Product = {
      ...fields,
      id: id ?? fields.id,
      object: 'product',
      active: params.flag('active') ?? true,
      default_price: null,
      description: params.text('description') ?? null,
      images: params.texts('images'),
      name: params.needText('name'),
      type: 'service',
      updated: ctx.clock.seconds(),
    };
    return create(ctx, product, 'product.created');
  }),
  route('GET', '/v1/products', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'active', 'ids');
    const [active, ids] = [params.flag('active'), params.texts('ids')];
    const all = ctx.store
      .all('product')
      .filter((one) => (active === undefined || one.active === active) && (ids.length === 0 || ids.includes(one.id)));
    return pageOf(all, params, '/v1/products');
  }),
  route('GET', '/v1/products/:id', ({ ctx, id }) => ctx.store.need('product', id)),
  route('POST', '/v1/products/:id', ({ ctx, params, id }) => {
    params.allow('name', 'description', 'active', 'images', 'metadata', 'default_price');
    return change<Product>(ctx, ctx.store.need('product', id), 'product.updated', (one) => {
      one.name = params.text('name') ?? one.name;
      one.active = params.flag('active') ?? one.active;
      if (params.has('description') || params.isCleared('description')) {
        one.description = params.text('description') ?? null;
      }
      if (params.has('images')) one.images = params.texts('images');
      one.default_price = params.text('default_price') ?? one.default_price;
      one.metadata = params.metadata(one.metadata);
    });
  }),
  route('POST', '/v1/prices', newPrice),
  route('GET', '/v1/prices', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'product', 'active', 'currency', 'type', 'lookup_keys', 'recurring');
    const [product, active, currency] = [params.text('product'), params.flag('active'), params.text('currency')];
    const [type, keys] = [params.text('type'), params.texts('lookup_keys')];
    const interval = params.within('recurring').allow('interval').text('interval');
    const all = ctx.store
      .all('price')
      .filter(
        (one) =>
          (product === undefined || one.product === product) &&
          (active === undefined || one.active === active) &&
          (currency === undefined || one.currency === currency) &&
          (type === undefined || one.type === type) &&
          (interval === undefined || one.recurring?.interval === interval) &&
          (keys.length === 0 || keys.includes(one.lookup_key ?? '')),
      );
    return pageOf(all, params, '/v1/prices');
  }),
  route('GET', '/v1/prices/:id', ({ ctx, id }) => ctx.store.need('price', id)),
  route('POST', '/v1/prices/:id', ({ ctx, params, id }) => {
    params.allow('active', 'nickname', 'metadata', 'lookup_key', 'tax_behavior');
    return change<Price>(ctx, ctx.store.need('price', id), 'price.updated', (one) => {
      one.active = params.flag('active') ?? one.active;
      one.nickname = params.text('nickname') ?? one.nickname;
      one.lookup_key = params.text('lookup_key') ?? one.lookup_key;
      one.tax_behavior = params.choice('tax_behavior', TAX_BEHAVIOURS) ?? one.tax_behavior;
      one.metadata = params.metadata(one.metadata);
    });
  }),
];

function newPrice({ ctx, params }: Call): Price {
  params.allow(
    ['active', 'currency', 'lookup_key', 'metadata', 'nickname', 'product', 'product_data', 'recurring'],
    ['tax_behavior', 'unit_amount', 'billing_scheme'],
  );
  const amount = params.whole('unit_amount');
  if (amount === undefined || amount < 0) throw invalid('Invalid integer: unit_amount', { param: 'unit_amount' });
  const currency = params.needText('currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}`, { param: 'currency' });
  const recurring = params.has('recurring')
    ? params.within('recurring').allow('interval', 'interval_count', 'usage_type')
    : null;
  const interval = recurring?.choice('interval', INTERVALS);
  if (recurring !== null && interval === undefined) {
    throw invalid('Missing required param: recurring[interval].', { param: 'recurring[interval]' });
  }
  const key = params.text('lookup_key') ?? null;
  if (key !== null && ctx.store.all('price').some((one) => one.lookup_key === key)) {
    throw invalid(`A price already uses the lookup key ${key}.`, { param: 'lookup_key' });
  }
  const data = params.within('product_data').allow('name', 'metadata');
  const product = params.has('product_data')
    ? create<Product>(
        ctx,
        {
          ...base(ctx, 'prod', data.metadata()),
          object: 'product',
          active: true,
          default_price: null,
          description: null,
          images: [],
          name: data.needText('name'),
          type: 'service',
          updated: ctx.clock.seconds(),
        },
        'product.created',
      )
    : ctx.store.need('product', params.needText('product'), 'product');
  return create<Price>(
    ctx,
    {
      ...base(ctx, 'price', params.metadata()),
      object: 'price',
      active: params.flag('active') ?? true,
      billing_scheme: 'per_unit',
      currency,
      lookup_key: key,
      nickname: params.text('nickname') ?? null,
      product: product.id,
      recurring:
        interval === undefined
          ? null
          : { interval, interval_count: recurring?.whole('interval_count') ?? 1, meter: null, usage_type: 'licensed' },
      tax_behavior: params.choice('tax_behavior', TAX_BEHAVIOURS) ?? 'unspecified',
      type: interval === undefined ? 'one_time' : 'recurring',
      unit_amount: amount,
      unit_amount_decimal: String(amount),
    },
    'price.created',
  );
}
