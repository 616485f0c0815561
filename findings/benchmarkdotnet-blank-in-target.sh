#!/usr/bin/env bash
# BenchmarkDotNet 0.15.8: [GlobalSetup(Target = "First, Second")] names two benchmarks. The list is split at the comma and not trimmed, so the second benchmark runs without the set-up, and nothing says
# so. Without the blank both have it. Needs the SDK of .NET 10. Ends with 0 while that is so.
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
foreach (var type in new[] { typeof(WithBlank), typeof(WithoutBlank) })
{
    var summary = BenchmarkRunner.Run(type, config);
    Console.WriteLine($"RESULT {type.Name}: {string.Join(", ", Seen.Calls)}; {summary.ValidationErrors.Count(error => error.Message.Contains("Second"))} complaints");
    Seen.Calls.Clear();
}

public static class Seen
{
    public static SortedSet<string> Calls { get; } = [];
}

public abstract class Work
{
    protected bool IsReady { get; set; }

    [Benchmark]
    public void First() => Seen.Calls.Add($"First ready {IsReady}");

    [Benchmark]
    public void Second() => Seen.Calls.Add($"Second ready {IsReady}");
}

public class WithBlank : Work
{
    [GlobalSetup(Target = "First, Second")]
    public void Prepare() => IsReady = true;
}

public class WithoutBlank : Work
{
    [GlobalSetup(Target = "First,Second")]
    public void Prepare() => IsReady = true;
}
X
dotnet build -c Release -v q >build.log 2>&1 || { cat build.log; exit 2; }
dotnet bin/Release/net10.0/program.dll 2>&1 | grep RESULT | tee seen
diff - seen <<'X' && echo "As described: BenchmarkDotNet 0.15.8."
RESULT WithBlank: First ready True, Second ready False; 0 complaints
RESULT WithoutBlank: First ready True, Second ready True; 0 complaints
X
