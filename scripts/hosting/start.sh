#!/bin/sh
# Serves a build of the app with nginx, with the settings of this environment (docs/deployment.md): writes them into a
# copy of the page and into nginx's configuration, and becomes nginx. Writes to RUN_FOLDER and KEPT_ASSETS alone.
#   start.sh           serves
#   start.sh prepare   only writes the files
set -eu

umask 022
here=$(dirname "$0")
built=${APP_FOLDER:-/srv/otonowa}
RUN=${RUN_FOLDER:-/tmp/otonowa}
PORT=${PORT:-8080}
LISTEN=${LISTEN:-}

refuse() {
  echo "otonowa: $1" >&2
  exit 64
}

# check_address NAME VALUE PATTERN EXAMPLE: only characters that mean nothing to nginx, to HTML and to a header.
check_address() {
  [ -n "$2" ] || return 0
  case $2 in *[!A-Za-z0-9:/.?=\&_%~+-]*) refuse "$1 holds a character that does not belong there. It looks like $4" ;; esac
  printf '%s\n' "$2" | grep -Eqx "$3" || refuse "$1 is \"$2\". It looks like $4"
}

# check_text NAME VALUE
check_text() {
  case $2 in *[[:cntrl:]]*) refuse "$1 is more than one line" ;; esac
}

[ -f "$built/index.html" ] || refuse "$built holds no build of the app (APP_FOLDER)"
# attribute NAME: what the build has set. It holds where nothing is given, so the policy has to allow it.
attribute() { sed -n "s/.* data-$1=\"\([^\"]*\)\".*/\1/p" "$built/index.html" | sed 's/&amp;/\&/g'; }

API_HOST=${API_HOST-$(attribute api-host)}
API_HOST=${API_HOST%/}
BUILT_REPORT_URL=$(attribute report-url)
REPORT_URL=${REPORT_URL-$BUILT_REPORT_URL}
REPORT_SAMPLE=${REPORT_SAMPLE:-}
PUBLIC_URL=${PUBLIC_URL:-$(sed -n 's|.*"og:image" content="\(.*\)/preview\.jpg".*|\1|p' "$built/index.html")}
PUBLIC_URL=${PUBLIC_URL%/}
CSP_REPORT_URI=${CSP_REPORT_URI-$(sed -n 's/^ *Reporting-Endpoints: csp="\(.*\)"$/\1/p' "$built/_headers")}
APP_NAME=${APP_NAME:-}
OPERATOR=${OPERATOR:-}
KEPT_DAYS=${KEPT_DAYS:-30}
CONTACT=${CONTACT:-}

origin='https?://[A-Za-z0-9.-]+(:[0-9]+)?'
check_address API_HOST "$API_HOST" "$origin" 'https://api.example.com, without a path'
check_address PUBLIC_URL "$PUBLIC_URL" "$origin" 'https://app.example.com, without a path'
check_address CSP_REPORT_URI "$CSP_REPORT_URI" "$origin/.*" 'https://reports.example.com/csp'
check_address REPORT_URL "$REPORT_URL" "$origin([/?].*)?|/([^/].*)?" 'https://reports.example.com/otonowa or /reports'
check_address REPORT_SAMPLE "$REPORT_SAMPLE" '0|1|0?\.[0-9]+' '0.1'
case $API_HOST,$PUBLIC_URL in http:*,https:*)
  refuse "API_HOST is $API_HOST, but PUBLIC_URL has https. Browsers block calls from https to http" ;;
esac
check_address PORT "$PORT" '[1-9][0-9]{0,4}' '8080'
[ "$PORT" -le 65535 ] || refuse "PORT is \"$PORT\". The highest is 65535"
check_address KEPT_DAYS "$KEPT_DAYS" '[0-9]{1,4}' '30'
check_text LISTEN "$LISTEN"
byte='(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])'
# An address of IPv4, a name, or an address of IPv6.
address="($byte(\.$byte){3}|([A-Za-z0-9-]+\.)*[A-Za-z][A-Za-z0-9-]*|\[([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}])"
[ -z "$LISTEN" ] || printf '%s\n' "$LISTEN" | grep -Eqx "$address(,$address)*" ||
  refuse "LISTEN is \"$LISTEN\". It looks like 127.0.0.1,[::1]"
check_address ACCESS_LOG "${ACCESS_LOG:-}" '/.*' '/var/log/nginx/access.log'
check_text APP_NAME "$APP_NAME"
check_text OPERATOR "$OPERATOR"
check_text CONTACT "$CONTACT"
[ -z "$REPORT_URL" ] || [ -n "$BUILT_REPORT_URL" ] ||
  refuse 'REPORT_URL is set, but the build holds no reporter: it is built with VITE_REPORT_URL (docs/deployment.md)'

mkdir -p "$RUN"
RUN=$(cd "$RUN" && pwd)
SITE=$RUN/site
rm -rf "$SITE" "$RUN/temp" "$RUN"/*.conf
mkdir -p "$SITE" "$RUN/temp"
for file in "$built"/*; do
  [ "$file" = "$built/assets" ] || cp "$file" "$SITE/"
done
ln -s "$(cd "$built" && pwd)/assets" "$SITE/assets"

in_html() { sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g'; }
in_json() { sed 's/\\/\\\\/g; s/"/\\"/g'; }
in_sed() { sed 's/[\\&|]/\\&/g'; }

# change FILE PATTERN END VALUE: puts the value between the first match of the pattern and the next END.
change() { sed -i "s|\($2\)[^$3]*|\1$(printf '%s' "$4" | in_sed)|" "$SITE/$1"; }

# set_attribute NAME VALUE: what is not set stays as it was built.
set_attribute() {
  [ -z "$2" ] || change index.html "$1=\"" '"' "$(printf '%s' "$2" | in_html)"
}

change index.html ' data-api-host="' '"' "$API_HOST"
change index.html ' data-report-url="' '"' "$(printf '%s' "$REPORT_URL" | in_html)"
set_attribute ' data-report-sample' "$REPORT_SAMPLE"
set_attribute ' data-app-name' "$APP_NAME"
set_attribute ' data-operator' "$OPERATOR"
set_attribute ' data-contact' "$CONTACT"
set_attribute '"og:title" content' "$APP_NAME"
[ -z "$PUBLIC_URL" ] || set_attribute '"og:image" content' "$PUBLIC_URL/preview.jpg"
if [ -n "$APP_NAME" ]; then
  change index.html '<title>' '<' "$(printf '%s' "$APP_NAME" | in_html)"
  name=$(printf '%s' "$APP_NAME" | in_json | in_sed)
  for key in name short_name; do
    # The first of them is the app's. A string may hold quotation marks behind a backslash.
    sed -i "s|\"$key\":\"[^\"\\]*\(\\\\.[^\"\\]*\)*\"|\"$key\":\"$name\"|" "$SITE/manifest.webmanifest"
  done
fi
# Browsers keep the page for when there is no network: other settings are another version of it.
settings=$(cat "$SITE/index.html" "$SITE/manifest.webmanifest" | cksum | cut -d ' ' -f 1)
sed -i "s|\(self.appVersion=\"[^\"]*\)\"|\1-$settings\"|" "$SITE/sw.js"

# Files of this version are kept for the pages of it that are open when another one is served. The days count from then:
# .live names the files of the last start, which this one may replace. Without it nothing is removed.
if [ -n "${KEPT_ASSETS:-}" ]; then
  mkdir -p "$KEPT_ASSETS"
  live=$KEPT_ASSETS/.live
  [ ! -f "$live" ] || (cd "$KEPT_ASSETS" && xargs -r touch -c <.live)
  cp -p "$built"/assets/* "$KEPT_ASSETS/"
  for file in "$built"/assets/*; do touch "$KEPT_ASSETS/${file##*/}"; done
  [ ! -f "$live" ] || find "$KEPT_ASSETS" -type f -mtime "+$KEPT_DAYS" -exec rm -f {} +
  ls "$built/assets" >"$live"
  mkdir "$SITE/older"
  ln -s "$(cd "$KEPT_ASSETS" && pwd)" "$SITE/older/assets"
fi

# Not `modulepreload`: before Chrome 133 and Safari 18.4 a page reads no import map once a module has been requested.
PRELOADS=$(sed -n \
  -e 's/.*<script async type="module" crossorigin src="\([^"]*\)".*/<\1>; rel=preload; as=script; crossorigin/p' \
  -e 's/.*<link rel="modulepreload" crossorigin href="\([^"]*\)".*/<\1>; rel=preload; as=script; crossorigin/p' \
  -e 's/.*<link rel="stylesheet" crossorigin href="\([^"]*\)".*/<\1>; rel=preload; as=style; crossorigin/p' \
  "$SITE/index.html" | paste -sd , - | sed 's/,/, /g')
[ -z "$API_HOST" ] || PRELOADS="<$API_HOST>; rel=preconnect; crossorigin, $PRELOADS"
# The inline scripts of this build.
SCRIPT_HASHES=$(sed -n "s/.*script-src 'self'\([^;]*\);.*/\1/p" "$built/_headers")
# A path is of the app's own host, which the policy allows in any case.
REPORT_SOURCE=$(printf '%s\n' "$REPORT_URL" | sed -n 's|^\(https*://[^/?]*\).*| \1|p')
CSP_REPORTING=
REPORTING_ENDPOINTS=
if [ -n "$CSP_REPORT_URI" ]; then
  CSP_REPORTING="; report-uri $CSP_REPORT_URI; report-to csp"
  REPORTING_ENDPOINTS="csp=\"$CSP_REPORT_URI\""
fi

# Two releases in one nginx differ in their folder.
RELEASE=$(printf '%s' "$RUN" | cksum | cut -d ' ' -f 1)
API_SOURCE=${API_HOST:+ $API_HOST}
SOCKET_SOURCE=${API_HOST:+ ws${API_HOST#http}}

[ "${1:-serve}" = prepare ] || ACCESS_LOG=/dev/stdout
ACCESS_LOG="${ACCESS_LOG:-/var/log/nginx/access.log} without_query_$RELEASE"
# nginx opens its output by name, which another user's file or a socket forbids.
if [ "${1:-serve}" = serve ] && ! (: >>/dev/stdout) 2>/dev/null; then
  echo 'otonowa: the output cannot be opened by name, so calls are not logged' >&2
  ACCESS_LOG=off
fi

# Where the machine knows no IPv6, nginx would not start with its address.
everywhere=0.0.0.0
[ ! -f /proc/net/if_inet6 ] || everywhere='0.0.0.0,[::]'
LISTEN=$(printf '%s\n' "${LISTEN:-$everywhere}" | sed "s|[^,]*|listen &:$PORT;|g; s|,| |g")

# fill TEMPLATE FILE: puts the variable of each name in the place of ${NAME}.
fill() {
  values=$(for name in RUN SITE RELEASE LISTEN ACCESS_LOG API_SOURCE SOCKET_SOURCE SCRIPT_HASHES REPORT_SOURCE PRELOADS CSP_REPORTING REPORTING_ENDPOINTS; do
    eval "value=\$$name"
    printf 's|${%s}|%s|g\n' "$name" "$(printf '%s' "$value" | in_sed)"
  done)
  sed "$values" "$here/$1" >"$RUN/$2"
}
fill nginx.conf server.conf
fill nginx.main.conf nginx.conf
modules=${NGINX_MODULES:-/usr/lib/nginx/modules}
[ ! -f "$modules/ngx_http_brotli_static_module.so" ] || echo 'brotli_static on;' >"$RUN/brotli.conf"

reports=off
[ -z "$REPORT_URL" ] || reports=on
echo "otonowa $(attribute version) · backend ${API_HOST:-on the app’s own origin (no API_HOST)} · reports $reports"

[ "${1:-serve}" = serve ] || exit 0
[ "$(id -u)" != 0 ] || refuse 'runs as a user without rights, and not as root'
exec nginx -e stderr -c "$RUN/nginx.conf" -g 'daemon off;'
