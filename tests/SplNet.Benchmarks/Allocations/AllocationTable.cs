using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks.Allocations;

/// <summary>Which constructs allocate, by the way their code is compiled and by runtime.</summary>
internal static class AllocationTable
{
    /// <summary>The command.</summary>
    public const string Command = "allocations";

    /// <summary>Counts on all installed runtimes and returns tables, one for each group.</summary>
    /// <exception cref="MissingPartException">The machine lacks a part that the command needs.</exception>
    public static string Run()
    {
        var runtimes = InstalledRuntime.All();
        var counted = new List<CountedConstruct[][]>();
        IReadOnlyList<(string Group, string Name)> constructs = [];
        foreach (var runtime in runtimes)
        {
            using var program = new ConstructProgram(runtime);
            constructs = program.List();
            counted.Add([.. CodeMode.All.Select(mode => Count(program, runtime, mode, constructs.Count))]);
            RequireCompiledAhead(counted[^1], runtime);
        }

        var text = new StringBuilder().AppendLine(
            CultureInfo.InvariantCulture,
            $"Bytes of a call, on {string.Join(" / ", runtimes.Select(static runtime => runtime.Version))}; one number where they agree.");
        if (runtimes.Count == 1)
            text.AppendLine(
                CultureInfo.InvariantCulture, $"No other runtime was installed, so there is nothing about any but {runtimes[0].Name}.");
        foreach (var group in constructs.Index().GroupBy(static one => one.Item.Group, StringComparer.Ordinal))
        {
            text.AppendLine().AppendLine(
                CultureInfo.InvariantCulture, $"| {group.Key} | {string.Join(" | ", CodeMode.All.Select(static mode => mode.Name))} |")
                .AppendLine("|---|" + string.Concat(Enumerable.Repeat("---:|", CodeMode.All.Count)));
            foreach (var (index, (_, name)) in group)
                text.AppendLine(
                    CultureInfo.InvariantCulture, $"| {name} | {string.Join(
                        " | ", CodeMode.All.Select((_, mode) => Cell(counted.ConvertAll(ofRuntime => ofRuntime[mode][index].Bytes))))} |");
        }

        return text.ToString();
    }

    private static CountedConstruct[] Count(ConstructProgram program, InstalledRuntime runtime, CodeMode mode, int count)
    {
        Console.Error.WriteLine($"{runtime.Name}, {mode.Name}");
        return [.. program.Count(mode, count)];
    }

    // Code that the runtime does not accept is compiled again, and would be counted as tier 0.
    private static void RequireCompiledAhead(CountedConstruct[][] counted, InstalledRuntime runtime)
    {
        if (Compiled(ConstructImage.CompiledAhead) * 2 > Compiled(ConstructImage.Plain))
            throw new InvalidOperationException($"{runtime.Name} does not run the code that was compiled ahead for it.");

        int Compiled(ConstructImage image) =>
            counted[CodeMode.All.Index().First(mode => mode.Item.Image == image).Index].Sum(static one => one.Compiled);
    }

    private static string Cell(List<string> bytes) =>
        bytes.Distinct(StringComparer.Ordinal).Count() == 1 ? bytes[0] : string.Join(" / ", bytes);
}
