#!/usr/bin/env bash
# BenchmarkDotNet 0.15.8 in a program for net11.0: BenchmarkRunner throws NotImplementedException ("GetRuntimeVersion not implemented for NotRecognized") while it validates the SDK, before any
# benchmark is built. The same benchmark runs with the in-process toolchain. Needs the SDK of .NET 10, and brings the runtime 11.0.0 from NuGet. Ends with 0 while that is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
runtime=11.0.0
installed=$(dirname "$(readlink -f "$(command -v dotnet)")")
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 DOTNET_CLI_UI_LANGUAGE=en NUGET_PACKAGES=$folder/packages

mkdir runtime program
cat >runtime/runtime.proj <<X
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
  <ItemGroup>
    <PackageDownload Include="Microsoft.NETCore.App.Runtime.linux-x64" Version="[$runtime]" />
    <PackageDownload Include="Microsoft.NETCore.App.Ref" Version="[$runtime]" />
  </ItemGroup>
</Project>
X
dotnet restore runtime/runtime.proj -v q
cp -r "$installed" root
from=packages/microsoft.netcore.app.runtime.linux-x64/$runtime/runtimes/linux-x64
mkdir -p root/shared/Microsoft.NETCore.App/$runtime root/host/fxr/$runtime root/packs/Microsoft.NETCore.App.Ref
cp "$from"/lib/net11.0/* "$from"/native/* root/shared/Microsoft.NETCore.App/$runtime
cp "$from"/native/libhostfxr.so root/host/fxr/$runtime
cp -r packages/microsoft.netcore.app.ref/$runtime root/packs/Microsoft.NETCore.App.Ref

cat >program/program.csproj <<X
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net11.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <NuGetAudit>false</NuGetAudit>
    <UseAppHost>false</UseAppHost>
  </PropertyGroup>
  <ItemGroup><PackageReference Include="BenchmarkDotNet" Version="0.15.8" /></ItemGroup>
</Project>
X
cat >program/Directory.Build.targets <<X
<Project>
  <PropertyGroup>
    <NETCoreAppMaximumVersion>11.0</NETCoreAppMaximumVersion>
    <AllowMissingPrunePackageData>true</AllowMissingPrunePackageData>
  </PropertyGroup>
  <ItemGroup Condition="\$([MSBuild]::VersionLessThan('\$(BundledNETCoreAppTargetFrameworkVersion)', '11.0'))">
    <KnownFrameworkReference Include="Microsoft.NETCore.App" TargetFramework="net11.0" RuntimeFrameworkName="Microsoft.NETCore.App" DefaultRuntimeFrameworkVersion="$runtime"
      LatestRuntimeFrameworkVersion="$runtime" TargetingPackName="Microsoft.NETCore.App.Ref" TargetingPackVersion="$runtime"
      RuntimePackNamePatterns="Microsoft.NETCore.App.Runtime.**RID**" RuntimePackRuntimeIdentifiers="linux-x64" />
  </ItemGroup>
</Project>
X
cat >program/Program.cs <<'X'
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;

var job = args[0] == "in-process" ? Job.Dry.WithToolchain(InProcessEmitToolchain.Instance) : Job.Dry;
try
{
    var summary = BenchmarkRunner.Run<Small>(ManualConfig.CreateMinimumViable().AddJob(job));
    Console.WriteLine($"RESULT {summary.Reports.Count(report => report.Success)} measured");
}
catch (NotImplementedException failure)
{
    Console.WriteLine($"RESULT {failure.Message}");
}

public class Small
{
    [Benchmark]
    public int Add() => Environment.ProcessorCount + 1;
}
X
export PATH=$folder/root:$PATH DOTNET_ROOT=$folder/root
dotnet build program -c Release -v q >build.log 2>&1 || { cat build.log; exit 2; }
for kind in out-of-process in-process; do
  echo "$kind: $(dotnet program/bin/Release/net11.0/program.dll $kind 2>&1 | grep RESULT)"
done | tee seen
diff - seen <<'X' && echo "As described: BenchmarkDotNet 0.15.8, .NET 11.0.0."
out-of-process: RESULT GetRuntimeVersion not implemented for NotRecognized
in-process: RESULT 1 measured
X
