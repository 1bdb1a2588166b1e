import { endpoints } from '@weekbord/contract/endpoints';
import { describeApi } from '@weekbord/contract/openapi/describe-api';
import { errorPhrase, fieldPhrase } from '@weekbord/phrases/errors';
import { dump } from 'js-yaml';

// This module runs as a separate process. It prints the API description in an OpenAPI version and a format.
const [openApi, format, version = ''] = process.argv.slice(2);
if (openApi !== '3.0' && openApi !== '3.1') throw new Error(`There is no description in OpenAPI ${openApi}`);
const document = describeApi(
  {
    endpoints: Object.values(endpoints),
    version,
    words: { error: (code) => errorPhrase(code, 'en'), field: (code) => fieldPhrase(code, 'en') },
  },
  openApi,
);
const text = format === 'yaml' ? dump(document, { noRefs: true, lineWidth: -1 }) : JSON.stringify(document);
process.stdout.write(text);
