#!/bin/bash
# Whether the server of start.sh answers. Bash opens the connection itself, so that the image needs no client.
exec 2>/dev/null
address=${LISTEN:-127.0.0.1}
address=${address%%,*}
exec 3<>"/dev/tcp/$(tr -d '[]' <<<"$address")/${PORT:-8080}" || exit 1
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r -t 3 line <&3
[[ $line == *' 200 '* ]]
