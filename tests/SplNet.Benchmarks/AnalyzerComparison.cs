using System.Diagnostics;
using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Benchmarks;

/// <summary>What the analyzers cost a build: a project of many formulas, compiled with them and without them in turn.</summary>
internal static partial class AnalyzerComparison
{
    public const int DefaultRounds = 9;

    private const int Files = 300;
    private const int Formulas = 1000;
    private const int PlainMethods = 12;

    public static string Run(int rounds)
    {
        var folder = Directory.CreateTempSubdirectory("splnet-analyzers-").FullName;
        try
        {
            WriteProject(folder);
            Build(folder, "restore");
            var (with, without, analyzers) = (new List<double>(), new List<double>(), new List<double>());
            for (var round = 0; round < rounds; round++)
            {
                var log = Rebuild(folder, isAnalyzed: true);
                with.Add(Milliseconds(log));
                analyzers.Add(OwnMilliseconds(log));
                without.Add(Milliseconds(Rebuild(folder, isAnalyzed: false)));
                Console.Error.WriteLine(FormattableString.Invariant($"round {round + 1} of {rounds}: {with[^1]:0} ms with, {without[^1]:0} ms without"));
            }

            return Table(with, without, analyzers);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static string Table(List<double> with, List<double> without, List<double> analyzers)
    {
        var ratio = Median.Of(with.Zip(without, static (one, other) => one / other));
        return FormattableString.Invariant($"""
            | figure | median |
            |---|---:|
            | the compiler with the analyzers, ms | {Median.Of(with):0} |
            | the compiler without them, ms | {Median.Of(without):0} |
            | ratio of the two in a round | {ratio:0.000} |
            | time in the analyzers, over all threads, by `ReportAnalyzer`, ms | {Median.Of(analyzers):0} |

            """);
    }

    private static string Rebuild(string folder, bool isAnalyzed) => Build(
        folder, "build", "--no-restore", "-c", "Release", "-t:Rebuild", $"-p:Analyzed={isAnalyzed}", "-p:ReportAnalyzer=true", "-p:UseSharedCompilation=false", "-v:detailed", "-clp:PerformanceSummary");

    private static string Build(string folder, params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet") { WorkingDirectory = folder, RedirectStandardOutput = true, UseShellExecute = false };
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        foreach (var argument in arguments)
            start.ArgumentList.Add(argument);
        using var process = Process.Start(start) ?? throw new InvalidOperationException("dotnet could not be started.");
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0 ? output : throw new InvalidOperationException(output);
    }

    private static double Milliseconds(string log) => double.Parse(CompilerTime().Match(log).Groups["ms"].Value, CultureInfo.InvariantCulture);

    private static double OwnMilliseconds(string log) => 1000 * double.Parse(AnalyzerTime().Match(log).Groups["s"].Value.TrimStart('<'), CultureInfo.InvariantCulture);

    private static void WriteProject(string folder)
    {
        var own = Path.GetDirectoryName(typeof(Experiment).Assembly.Location);
        var analyzers = Path.GetFullPath("analyzers/SplNet.Analyzers/bin/Release/netstandard2.0/SplNet.Analyzers.dll");
        File.WriteAllText(Path.Combine(folder, "Formulas.csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
              <ItemGroup>
                <Reference Include="{own}/SplNet.dll;{own}/SplNet.Statistics.dll" />
                <Analyzer Include="{analyzers}" Condition="'$(Analyzed)' == 'True'" />
              </ItemGroup>
            </Project>
            """);
        for (var file = 0; file < Files; file++)
            File.WriteAllText(Path.Combine(folder, FormattableString.Invariant($"Class{file}.cs")), Source(file));
    }

    private static string Source(int file)
    {
        var stated = Enumerable.Range(0, Formulas).Where(formula => formula % Files == file).Select(formula => FormattableString.Invariant($$"""
                [SplNet.Spl("forall n in 10, 100: SELF[Class{{file}}.Numbers](n) <= 1.05 * Class{{(file + 1) % Files}}.Plain0[Class{{file}}.Numbers](n)")]
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

    [GeneratedRegex(@"(?<ms>\d+) ms\s+Csc\s+\d+ calls", RegexOptions.None, 1000)]
    private static partial Regex CompilerTime();

    [GeneratedRegex(@"(?<s><?[\d.]+)\s+<?\d+\s+SplNet\.Analyzers, Version", RegexOptions.None, 1000)]
    private static partial Regex AnalyzerTime();
}
