import { checkNames } from '../checks/check-names.ts';

/** Returns the text of `contract live --help`; without an own contract `--contract` is needed. */
export const liveUsage = (
  hasOwn: boolean,
) => `contract live ${hasOwn ? '' : '--contract CONTRACT '}--base-url URL [options]
  Drives a running service and tells where it breaks its contract. Ends with 0 when nothing was found, 1 with findings,
  2 when it could not judge: a contract that cannot be read, a service that does not answer, options that fit nothing.

What is driven
  --contract CONTRACT      a file, an address or GIT-REFERENCE:PATH; OpenAPI 3.0, 3.1 or 3.2, JSON or YAML, with the files
                           it refers to${hasOwn ? "; this repository's contract when absent" : ''}
  --base-url URL           where the paths of the contract begin, such as https://staging.example/api/v1
  --include FIELD=FORM     only operations whose path, method, tag or operation has this form; * is any text; repeatable
  --exclude FIELD=FORM     leave such operations out; repeatable
  --exclude-deprecated     leave deprecated operations out
  --only TAG               only operations of this tag
  --operation ID           only this operation
  --readonly               send only what changes nothing

Who calls
  --token T                access token (bearer, OAuth 2, OpenID Connect) for what needs a login
  --token-for Role=T       access token of a person with a role; give it once for each role of that person
  --basic USER:PASSWORD    for HTTP Basic
  --api-key NAME=VALUE     by the name of the security scheme, or of its header, query or cookie parameter; repeatable
  --header 'NAME: VALUE'   sent with every request; repeatable

How
  --requests N             most requests for each operation; when absent about 100, and each violation once
  --seed S                 repeat the requests of an earlier run
  --timeout SECONDS        for each request (10)
  --rate-limit N/s|m|h     most requests in a second, minute or hour
  --checks A,B             only these checks
  --exclude-checks A,B     all checks but these
  --max-response-time S    slower responses are findings, such as 0.5
  --strict                 an operation without a single success is a finding
  --listed-statuses        default does not stand for statuses that are not listed${hasOwn ? " (always so for this repository's contract)" : ''}

Reports
  --junit FILE             write the findings as JUnit XML
  --markdown FILE          write the findings as Markdown
  --show-tokens            do not write credentials as $TOKEN, $API_KEY, …

Checks
${Object.entries(checkNames)
  .map(([name, does]) => `  ${name.padEnd(15)} ${does}`)
  .join('\n')}`;
