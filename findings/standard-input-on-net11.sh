#!/usr/bin/env bash
# Console.OpenStandardInput on Linux: a program opens it and then replaces descriptor 0 with /dev/null (dup2). On .NET 10.0.12 the stream still reads what the parent sends, because it has a duplicate
# of the descriptor. On .NET 11.0.0 it reads nothing, because it reads descriptor 0 itself. Needs the SDK of .NET 10, and brings both runtimes from NuGet. Ends with 0 while that is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 DOTNET_CLI_UI_LANGUAGE=en NUGET_PACKAGES=$folder/packages
mkdir runtime program
cat >runtime/runtime.proj <<'X'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
  <ItemGroup>
    <PackageDownload Include="Microsoft.NETCore.App.Runtime.linux-x64" Version="[10.0.12];[11.0.0]" />
  </ItemGroup>
</Project>
X
dotnet restore runtime/runtime.proj -v q
mkdir root && cp "$(dirname "$(readlink -f "$(command -v dotnet)")")/dotnet" root
for version in 10.0.12 11.0.0; do
  from=packages/microsoft.netcore.app.runtime.linux-x64/$version/runtimes/linux-x64
  mkdir -p root/shared/Microsoft.NETCore.App/$version root/host/fxr/$version
  cp "$from"/lib/net*/* "$from"/native/* root/shared/Microsoft.NETCore.App/$version
  cp "$from"/native/libhostfxr.so root/host/fxr/$version
done
cat >program/program.csproj <<'X'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><UseAppHost>false</UseAppHost></PropertyGroup>
</Project>
X
cat >program/Program.cs <<'X'
using System;
using System.IO;
using System.Runtime.InteropServices;

using var input = Console.OpenStandardInput();
using (var empty = File.OpenHandle("/dev/null"))
    _ = Native.dup2((int)empty.DangerousGetHandle(), 0);
Console.WriteLine($"{Environment.Version.Major}: {input.ReadByte()}");

static class Native
{
    [DllImport("libc")]
    public static extern int dup2(int with, int file);
}
X
dotnet build program -c Release -v q >build.log 2>&1 || { cat build.log; exit 2; }
for policy in Minor LatestMajor; do
  printf A | DOTNET_ROLL_FORWARD=$policy DOTNET_ROOT=$folder/root root/dotnet program/bin/Release/net10.0/program.dll
done | tee seen
diff - seen <<'X' && echo "As described: 65 is the letter that was sent, -1 the end of the input."
10: 65
11: -1
X
