/** Addresses of the balancer: the shop for visitors, and the catalogue for the web instances. */
export interface BalancerPlan {
  readonly shopPort: number;
  readonly cataloguePort: number;
  readonly figuresPort: number;
  readonly webPorts: readonly number[];
  readonly sandboxPorts: readonly number[];
}

/** Three answers that say so, or five connections refused to visitors, take an instance out. */
const CHECKED = 'check inter 250ms fall 3 rise 1 observe layer4 error-limit 5 on-error mark-down';

/**
 * Returns HAProxy's configuration. An instance that says three times within a second that it is not ready gets no more requests, and one
 * that meets a dead instance is sent to another: reads always, writes where a key makes a repetition harmless.
 */
export function balancerConfiguration(plan: BalancerPlan): string {
  return `global
  maxconn 4096

defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout http-request 10s
  timeout check 2s
  retries 3
  option redispatch 1
  option http-buffer-request
  retry-on conn-failure empty-response
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  option allbackups
  http-reuse safe

frontend shop
  bind 127.0.0.1:${plan.shopPort}
  option forwardfor
  http-request deny deny_status 404 if { path_beg /health/ }
  default_backend web

backend web
  balance roundrobin
  http-request disable-l7-retry unless METH_GET or METH_HEAD or { req.hdr(idempotency-key) -m found }
${servers('web', plan.webPorts)}

frontend figures
  bind 127.0.0.1:${plan.figuresPort}
  stats enable
  stats uri /

# The web instances pass the caller's address on: nothing is added here.
frontend catalogue
  bind 127.0.0.1:${plan.cataloguePort}
  default_backend sandbox

backend sandbox
  balance roundrobin
  http-request disable-l7-retry unless METH_GET or METH_HEAD or { req.hdr(idempotency-key) -m found }
  http-error status 503 content-type application/problem+json string '{"type":"about:blank","title":"Service unavailable","status":503,"code":"server"}'
${servers('sandbox', plan.sandboxPorts)}
`;
}

/** Each instance also stands there without a check: when none is known to be ready, for they are too busy to say so, all are tried. */
function servers(name: string, ports: readonly number[]): string {
  const lines = ports.map((port, index) => `  server ${name}-${index + 1} 127.0.0.1:${port} ${CHECKED}`);
  const last = ports.map((port, index) => `  server ${name}-${index + 1}-anyway 127.0.0.1:${port} backup`);
  return [...lines, ...last].join('\n');
}
