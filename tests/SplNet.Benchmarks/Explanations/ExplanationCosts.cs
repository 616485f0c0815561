using System.Diagnostics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using System.Text.Json;
using SplNet.Causes.Code;
using SplNet.Causes.Counting;

namespace SplNet.Benchmarks;

/// <summary>
/// What it costs to say why something is slower: counters put into an assembly of the runtime, and the explanation of a comparison of a
/// library with a thousand methods.
/// </summary>
internal static class ExplanationCosts
{
    private const int Rounds = 5;
    private const int Methods = 1000;
    private const BindingFlags Everything = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic
        | BindingFlags.DeclaredOnly;

    public static string Run()
    {
        var tool = BuiltTool.Path();
        var (rewriting, instructions, methods) = Rewriting(out var refused);
        using var library = LibraryWithHistory.Make(Methods);
        library.Run("dotnet", "build", "-c", "Release", LibraryRepository.Tests);
        var explained = Enumerable.Range(0, Rounds).Select(_ => Explain(library, tool)).ToList();
        return FormattableString.Invariant($"""
            | what | figure | aimed at |
            |---|---:|---:|
            | counters put into System.Text.Json ({methods} methods, {instructions} instructions of IL), s | {Median.Of(rewriting):0.00} | |
            | that for 100,000 instructions, s | {Median.Of(rewriting) * 100_000 / instructions:0.00} | 1.5 |
            | methods of the counted copy that the runtime's compiler refused | {refused} | 0 |
            | `splnet compare v1 v2 --explain` of a library of {Methods} methods: the explanation, beside the verdict, s | {Median.Of(explained):0.0} | 6 |

            """);
    }

    private static (List<double> Seconds, int Instructions, int Methods) Rewriting(out int refused)
    {
        var (seconds, code) = (new List<double>(), new LibraryCode());
        var json = typeof(JsonSerializer).Assembly.Location;
        var folder = Directory.CreateTempSubdirectory("splnet-counted-").FullName;
        try
        {
            for (var round = 0; round < Rounds; round++)
            {
                File.Copy(json, Path.Combine(folder, Path.GetFileName(json)), overwrite: true);
                var watch = Stopwatch.StartNew();
                code = CountedLibrary.Write(folder, [Path.GetFileName(json)], [Path.GetDirectoryName(typeof(object).Assembly.Location)!]);
                seconds.Add(watch.Elapsed.TotalSeconds);
            }

            refused = Refused(Path.Combine(folder, Path.GetFileName(json)));
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }

        return (seconds, code.Parts.Sum(static part => part.Blocks.Sum(static block => block.Instructions)), code.Parts.Count);
    }

    // Those without type parameters: what the runtime would refuse shows when it compiles.
    private static int Refused(string assembly)
    {
        var loaded = new AssemblyLoadContext("counted").LoadFromAssemblyPath(assembly);
        if (loaded.GetType(CounterType.Name) is null)
            throw new InvalidOperationException("The counted copy was not loaded.");
        var refused = 0;
        foreach (var method in loaded.GetTypes().Where(static type => !type.ContainsGenericParameters)
            .SelectMany(static type => type.GetMethods(Everything).Cast<MethodBase>().Concat(type.GetConstructors(Everything)))
            .Where(static method => !method.IsAbstract && !method.ContainsGenericParameters && method.GetMethodBody() is not null))
        {
            try
            {
                RuntimeHelpers.PrepareMethod(method.MethodHandle);
            }
            catch (Exception failure) when (failure is InvalidProgramException or BadImageFormatException or TypeLoadException)
            {
                refused++;
            }
        }

        return refused;
    }

    private static double Explain(LibraryRepository library, string tool)
    {
        var json = Path.Combine(library.Folder, ".result.json");
        library.Run(
            "dotnet", tool, "compare", "v1", "v2", "--assembly", library.Assembly, "--method", "Lib.Work.Divide(1000)", "--explain",
            "--json", json);
        using var document = JsonDocument.Parse(File.ReadAllText(json));
        var explanation = document.RootElement.GetProperty("comparisons").EnumerateArray().Select(static row => row.GetProperty("result"))
            .First(static result => result.ValueKind == JsonValueKind.Object).GetProperty("explanations")[0];
        return explanation.GetProperty("causes")[0].GetProperty("name").GetString() == "Work.Divide"
            ? explanation.GetProperty("seconds").GetDouble()
            : throw new InvalidOperationException($"The cause was not found: {explanation.GetProperty("lines")}");
    }
}
