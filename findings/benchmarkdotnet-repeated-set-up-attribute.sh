#!/usr/bin/env bash
# BenchmarkDotNet 0.15.8: a benchmark class overrides a virtual [GlobalSetup] and repeats the attribute on the override. BenchmarkDotNet counts the overridden method as a second set-up and refuses the
# class, although only one method can be called. Without the repeated attribute the override is the set-up, and the class runs. Needs the SDK of .NET 10. Ends with 0 while that is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 DOTNET_CLI_UI_LANGUAGE=en NUGET_PACKAGES=$folder/packages
cat >program.csproj <<'X'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <NuGetAudit>false</NuGetAudit>
  </PropertyGroup>
  <ItemGroup><PackageReference Include="BenchmarkDotNet" Version="0.15.8" /></ItemGroup>
</Project>
X
cat >Program.cs <<'X'
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;

var config = ManualConfig.CreateMinimumViable().AddJob(Job.Dry.WithToolchain(InProcessEmitToolchain.Instance));
foreach (var type in new[] { typeof(Silent), typeof(Repeated) })
{
    var summary = BenchmarkRunner.Run(type, config);
    Console.WriteLine($"RESULT {type.Name}: {summary.Reports.Count(report => report.Success)} measured, {summary.ValidationErrors.Count(error => error.IsCritical && error.Message.Contains("GlobalSetup"))} refused");
}

public abstract class Base
{
    [GlobalSetup]
    public virtual void Prepare() { }
}

public class Silent : Base
{
    private int[]? _numbers;

    public override void Prepare() => _numbers = [1, 2, 3];

    [Benchmark]
    public int Sum() => _numbers!.Sum();
}

public class Repeated : Base
{
    private int[]? _numbers;

    [GlobalSetup]
    public override void Prepare() => _numbers = [1, 2, 3];

    [Benchmark]
    public int Sum() => _numbers!.Sum();
}
X
dotnet build -c Release -v q >build.log 2>&1 || { cat build.log; exit 2; }
dotnet bin/Release/net10.0/program.dll 2>&1 | grep RESULT | tee seen
diff - seen <<'X' && echo "As described: BenchmarkDotNet 0.15.8."
RESULT Silent: 1 measured, 0 refused
RESULT Repeated: 0 measured, 1 refused
X
