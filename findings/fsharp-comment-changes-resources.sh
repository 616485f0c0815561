#!/usr/bin/env bash
# An F# library is built twice in the same folder, with Deterministic and without symbols. The second time a comment (//) precedes the function. The compiler of the SDK 10.0.401 writes the same IL, but
# another embedded resource FSharpSignatureCompressedData, because that contains the line of each declaration. So a comparison of two builds by their resources finds a difference in every commit that
# moves a line of F# code. Needs the SDK of .NET 10. Ends with 0 while that is so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 DOTNET_CLI_UI_LANGUAGE=en NUGET_PACKAGES=$folder/packages
mkdir library read
cat >library/library.fsproj <<'E'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework><Deterministic>true</Deterministic><DebugType>none</DebugType><CopyLocalLockFileAssemblies>true</CopyLocalLockFileAssemblies>
  </PropertyGroup>
  <ItemGroup><Compile Include="Library.fs" /></ItemGroup>
</Project>
E
cat >read/read.csproj <<'E'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><UseAppHost>false</UseAppHost></PropertyGroup>
</Project>
E
cat >read/Program.cs <<'E'
using System;
using System.Linq;
using System.Reflection;
using System.Runtime.Loader;

var (before, after) = (Load(args[0]), Load(args[1]));
var il = before.GetType("Sums")!.GetMethod("total")!.GetMethodBody()!.GetILAsByteArray()!.SequenceEqual(after.GetType("Sums")!.GetMethod("total")!.GetMethodBody()!.GetILAsByteArray()!);
Console.WriteLine($"IL: {(il ? "same" : "different")}");
foreach (var name in before.GetManifestResourceNames().Order())
    Console.WriteLine($"{name}: {(Bytes(before, name).SequenceEqual(Bytes(after, name)) ? "same" : "different")}");

static Assembly Load(string path)
{
    var context = new AssemblyLoadContext(path);
    context.Resolving += (_, name) => context.LoadFromAssemblyPath(System.IO.Path.Combine(System.IO.Path.GetDirectoryName(path)!, "library", "bin", "Release", "net10.0", name.Name + ".dll"));
    return context.LoadFromAssemblyPath(path);
}

static byte[] Bytes(Assembly assembly, string name)
{
    using var stream = assembly.GetManifestResourceStream(name)!;
    var bytes = new byte[stream.Length];
    stream.ReadExactly(bytes);
    return bytes;
}
E
source='module Sums

let total (numbers: int list) = List.sum numbers + 1'
printf '%s\n' "$source" >library/Library.fs
dotnet build library -c Release -v q >build.log 2>&1 || { cat build.log; exit 2; }
cp library/bin/Release/net10.0/library.dll before.dll
printf '%s\n' "${source/let/\/\/ Adds one.
let}" >library/Library.fs
grep -q '^// Adds one' library/Library.fs
dotnet build library -c Release -v q >build.log 2>&1 || { cat build.log; exit 2; }
cp library/bin/Release/net10.0/library.dll after.dll
dotnet build read -c Release -v q >build.log 2>&1 || { cat build.log; exit 2; }
dotnet read/bin/Release/net10.0/read.dll "$folder/before.dll" "$folder/after.dll" | tee seen
diff - seen <<'E' && echo "As described."
IL: same
FSharpOptimizationCompressedData.library: same
FSharpSignatureCompressedData.library: different
FSharpSignatureCompressedDataB.library: same
E
