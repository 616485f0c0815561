#!/usr/bin/env bash
# flock of util-linux and `dotnet build` (SDK 10.0.401): the server that compiles for later builds inherits the descriptor of the lock. So `flock lock dotnet build` ends, and the next one waits
# until the server ends, ten idle minutes later. `flock -o lock dotnet build` lets the lock go with the build. Needs the SDK of .NET 10 and flock. Ends with 0 while that is so.
set -euo pipefail
folder=$(mktemp -d)
server=splnet-finding-$$
finish() {
  pkill -f "VBCSCompiler.*$server" || true
  rm -rf "$folder"
}
trap finish EXIT
cd "$folder"
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 MSBUILDDISABLENODEREUSE=1
cat >library.csproj <<'X'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
</Project>
X
echo 'public class Library;' >Library.cs
dotnet restore -v q -nologo

build() { # NAME OPTIONS OF FLOCK: whether the lock is free after the build
  rm -rf bin obj/Release
  flock "${@:2}" lock dotnet build -c Release --no-restore -v q -nologo -p:UseSharedCompilation=true -p:SharedCompilationId="$server-$1" >build.txt || { cat build.txt; exit 1; }
  if flock -n lock true; then echo free; else echo held; fi
  pkill -f "VBCSCompiler.*$server-$1" || true
}

plain=$(build plain)
closed=$(build closed -o)
echo "after flock: $plain; after flock -o: $closed"
[ "$plain" = held ] && [ "$closed" = free ]
