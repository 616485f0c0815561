using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Documents;

/// <summary>The tables of docs/allocations.md: tier 0, which takes a second, is counted again on the runtime of the tests.</summary>
public partial class AllocationTableTests
{
    private const string Program = "tests/Programs/SplNet.Tests.Constructs/bin/Release/net10.0/SplNet.Tests.Constructs.dll";

    private static readonly Dictionary<string, string> NoPromotion =
        new(StringComparer.Ordinal) { ["DOTNET_TC_CallCountingDelayMs"] = "1000000", ["DOTNET_TieredCompilation"] = "1" };

    [Fact]
    public async Task BytesOfTierZero_MatchThePage()
    {
        var page = await File.ReadAllTextAsync(Repository.PathOf("docs/allocations.md"), TestContext.Current.CancellationToken);
        var runtimes = Versions().Match(page).Groups["versions"].Value.Split(" / ");
        var runtime = Array.IndexOf(runtimes, Environment.Version.ToString());
        Assert.SkipUnless(runtime >= 0, $"The page is about {string.Join(" and ", runtimes)}, and the tests run on {Environment.Version}.");
        var names = await LinesAsync("list");
        var bytes = await LinesAsync("few");
        Assert.Equal(runtimes[runtime], bytes[0]);
        var counted = names.Zip(bytes.Skip(1), static (name, count) => $"{name.Split('\t')[1]}: {count.Split('\t')[0]}");
        var written = page.Split('\n').Select(static line => line.Split(" | "))
            .Where(static cells => cells.Length == 7 && char.IsAsciiDigit(cells[1][0]))
            .Select(cells => $"{cells[0][2..]}: {(cells[1].Split(" / ") is { Length: > 1 } each ? each[runtime] : cells[1])}");
        Assert.Equal(written, counted);
    }

    private static async Task<string[]> LinesAsync(string command)
    {
        var output = await DotNet.RunAsync(
            Repository.Root, NoPromotion, "exec", "--fx-version", Environment.Version.ToString(), Program, command);
        Assert.True(output.ExitCode == 0, output.Text);
        return output.Text.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
    }

    [GeneratedRegex(
        "^Bytes of a call, on (?<versions>.*);", RegexOptions.Multiline | RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 1000)]
    private static partial Regex Versions();
}
