using System.Diagnostics;
using System.Text.Json;

namespace SplNet.Benchmarks;

/// <summary>A project of many formulas in a folder of its own, and what MSBuild would tell the compiler to do with it.</summary>
internal sealed class AnalyzedProject : IDisposable
{
    private const int Files = 300;
    private const int Formulas = 1000;
    private const int PlainMethods = 12;
    private const string Experiment = "Measured.cs";

    private readonly string _compilers;

    private AnalyzedProject(string folder, string compilers) => (Folder, _compilers) = (folder, compilers);

    public string Folder { get; }

    public string Compiler => Path.Combine(_compilers, "csc.dll");

    public string CompilerServer => Path.Combine(_compilers, "VBCSCompiler.dll");

    public static AnalyzedProject Write()
    {
        var folder = Directory.CreateTempSubdirectory("splnet-analyzers-").FullName;
        var own = Path.GetDirectoryName(typeof(Experiment).Assembly.Location);
        var analyzers = Path.GetFullPath("analyzers/SplNet.Analyzers/bin/Release/netstandard2.0/SplNet.Analyzers.dll");
        File.WriteAllText(Path.Combine(folder, "Formulas.csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
              <ItemGroup>
                <Reference Include="{own}/SplNet.dll;{own}/SplNet.Statistics.dll" />
                <Analyzer Include="{analyzers}" Condition="'$(Analyzed)' == 'True'" />
                <Compile Remove="{Experiment}" Condition="'$(HasExperiment)' != 'True'" />
              </ItemGroup>
            </Project>
            """);
        for (var file = 0; file < Files; file++)
            File.WriteAllText(Path.Combine(folder, FormattableString.Invariant($"Class{file}.cs")), Source(file));
        File.WriteAllText(Path.Combine(folder, Experiment), """
            namespace Formulas;

            public static class Measured
            {
                public static void Check() => new SplNet.Experiment((a, b, mean) => mean(a) < mean(b))
                {
                    ["a"] = SplNet.Operand.Of(() => Class0.Plain0(new int[10])),
                    ["b"] = SplNet.Operand.Of(() => Class1.Plain1(new int[1000])),
                }.Assert();
            }
            """);
        DotNet(folder, "restore");
        return new AnalyzedProject(folder, Path.Combine(DotNet(folder, "msbuild", "-getProperty:RoslynTargetsPath").Trim(), "bincore"));
    }

    /// <summary>Response files for compilers that work at the same time, each with an output of its own.</summary>
    /// <param name="isAnalyzed">Whether the analyzers take part.</param>
    /// <param name="hasExperiment">Whether there is an experiment, for which analyzers look at all code.</param>
    /// <param name="count">How many.</param>
    public IReadOnlyList<string> ResponseFiles(bool isAnalyzed, bool hasExperiment, int count)
    {
        var reported = DotNet(
            Folder, "msbuild", "-t:Compile", "-p:Configuration=Release", $"-p:Analyzed={isAnalyzed}", $"-p:HasExperiment={hasExperiment}",
            "-p:ReportAnalyzer=true",
            "-p:ProvideCommandLineArgs=true", "-p:SkipCompilerExecution=true", "-getItem:CscCommandLineArgs");
        using var items = JsonDocument.Parse(reported);
        var lines = items.RootElement.GetProperty("Items").GetProperty("CscCommandLineArgs").EnumerateArray()
            .Select(item => item.GetProperty("Identity").GetString()!)
            .Where(static line => line != "/noconfig")
            .ToList();
        return [.. Enumerable.Range(0, count)
            .Select(number => ResponseFile(lines, FormattableString.Invariant($"out/{isAnalyzed}{hasExperiment}{number}")))];
    }

    public void Dispose() => Directory.Delete(Folder, recursive: true);

    private string ResponseFile(IEnumerable<string> lines, string output)
    {
        var target = Directory.CreateDirectory(Path.Combine(Folder, output)).FullName;
        var file = Path.Combine(target, "compiler.rsp");
        File.WriteAllLines(file, lines.Select(line => InFolder(line, target)));
        return file;
    }

    private static string InFolder(string line, string target)
    {
        foreach (var option in (string[])["/out:", "/refout:", "/pdb:"])
        {
            if (line.StartsWith(option, StringComparison.Ordinal))
                return option + Path.Combine(target, option.Trim('/', ':') + Path.GetFileName(line[option.Length..]));
        }

        return line;
    }

    private static string DotNet(string folder, params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet", arguments) { WorkingDirectory = folder };
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        return ProcessOutput.Of(start);
    }

    private static string Source(int file)
    {
        var stated = Enumerable.Range(0, Formulas).Where(formula => formula % Files == file)
            .Select(formula => FormattableString.Invariant($$"""
                [SplNet.Spl("{{Formula(formula, file)}}")]
                public static int Stated{{formula}}(int[] numbers) => numbers.Length + {{formula}};

            """));
        var plain = Enumerable.Range(0, PlainMethods).Select(method => FormattableString.Invariant($$"""
                public static int Plain{{method}}(int[] numbers)
                {
                    var seen = new Dictionary<int, string>();
                    for (var index = 0; index < numbers.Length; index++)
                    {
                        var key = numbers[index] % {{method + 2}};
                        if (seen.TryGetValue(key, out var text) && text.Length > 100)
                            seen[key] = text.Substring(text.Length / 2);
                        else
                            seen[key] = (text ?? string.Empty) + index.ToString();
                    }

                    var sum = 0;
                    foreach (var (key, text) in seen)
                        sum += key * text.Length;
                    return sum;
                }

            """));
        return FormattableString.Invariant($$"""
            namespace Formulas;

            public static class Class{{file}}
            {
                public static int[] Numbers(int count, Random random) => [.. Enumerable.Range(0, count).Select(_ => random.Next())];

            {{string.Concat(stated)}}{{string.Concat(plain)}}}
            """);
    }

    // A comparison with a method of the project and with those of references, a limit, memory: what tests state.
    private static string Formula(int formula, int file)
    {
        var (numbers, next) = (
            FormattableString.Invariant($"[Class{file}.Numbers]"), FormattableString.Invariant($"Class{(file + 1) % Files}"));
        return (formula % 5) switch
        {
            0 => $"forall n in 10, 100: SELF{numbers}(n) <= 1.05 * {next}.Plain0{numbers}(n)",
            1 => $"SELF{numbers}(1000) < List<int>.new{numbers}(1000)",
            2 => $"p95(SELF{numbers}(100)) <= 10 us && median(SELF{numbers}(100)) > 1 ns",
            3 => $"allocated(SELF{numbers}(100)) <= 2 * allocated({next}.Plain1{numbers}(100)) with alpha = 0.01",
            _ => $"SELF{numbers}(100) <= System.Linq.Enumerable.Count<int>{numbers}(100) * 3",
        };
    }
}
