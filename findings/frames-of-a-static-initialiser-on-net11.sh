#!/usr/bin/env bash
# A static initialiser throws, and the program asks System.Diagnostics.StackTrace for the frames of the inner exception. On .NET 10.0.12 there are frames. On .NET 11.0.0 there is none, although the
# text of the same exception (Exception.StackTrace) names the initialiser. Needs the SDK of .NET 10, and brings both runtimes from NuGet. Ends with 0 while that is so.
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
using System.Diagnostics;

try
{
    Console.WriteLine(Settings.Limit);
}
catch (TypeInitializationException failure)
{
    var inner = failure.InnerException!;
    Console.WriteLine($"{Environment.Version.Major}: frames {new StackTrace(inner).FrameCount > 0}, text {inner.StackTrace!.Contains("Settings..cctor")}");
}

static class Settings
{
    public static readonly int Limit = int.Parse("many");

    static Settings()
    {
    }
}
X
dotnet build program -c Release -v q >build.log 2>&1 || { cat build.log; exit 2; }
for policy in Minor LatestMajor; do
  DOTNET_ROLL_FORWARD=$policy DOTNET_ROOT=$folder/root root/dotnet program/bin/Release/net10.0/program.dll
done | tee seen
diff - seen <<'X' && echo "As described."
10: frames True, text True
11: frames False, text True
X
