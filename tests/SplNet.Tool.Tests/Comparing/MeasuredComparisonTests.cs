using System.Text.Json;
using Mono.Cecil;
using Mono.Cecil.Cil;
using Spectre.Console;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>Two copies of a library as two revisions, measured by the built tool.</summary>
public sealed class MeasuredComparisonTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-compare-");

    [Fact]
    public async Task ChangedMethod_IsTheOnlyOneMeasuredAtBothRevisions()
    {
        var (before, after, json) = (Copy("before"), Copy("after"), Path.Combine(_folder, "changes.json"));
        Change(after, nameof(Markup.Escape));

        var compare = await CompareAsync(
            before, after, "--method", "Markup.Escape('[a]')", "--method", "Color.FromInt32(7)", "--json", json);

        // What two runs find is chance; that they are of both revisions is not.
        Assert.True(
            compare.ExitCode is (int)ExitCode.Ok or (int)ExitCode.Fail or (int)ExitCode.Inconclusive, compare.Output + compare.Errors);
        Assert.Contains("Markup.Escape('[a]')", compare.Output, StringComparison.Ordinal);
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        var (rows, unaffected) = (Rows(document, "Affected"), Rows(document, "Unaffected"));
        var row = rows.Single(static row => row.GetProperty("metric").GetString() == "mean");
        Assert.Equal((before, after), (document.RootElement.GetProperty("base").GetString(), row.GetProperty("revision").GetString()));
        Assert.True(row.GetProperty("baseValue").GetDouble() > 0 && row.GetProperty("value").GetDouble() > 0);
        Assert.Equal(2, row.GetProperty("runs").GetInt32());
        Assert.Contains(rows, static row => row.GetProperty("metric").GetString() == "allocated" && row.GetProperty("exact").GetBoolean());
        Assert.Contains(
            $"compare {before} {after} --assembly", row.GetProperty("result").GetProperty("repeat").GetString(), StringComparison.Ordinal);
        Assert.All(
            rows, static one => Assert.Contains("Markup.Escape('[a]')", one.GetProperty("operand").GetString(), StringComparison.Ordinal));
        Assert.Equal(
            "Markup.Escape",
            Assert.Single(row.GetProperty("selection").GetProperty("changes").EnumerateArray()).GetProperty("name").GetString());
        Assert.Equal(
            ["Color.FromInt32(7)", "allocated(Color.FromInt32(7))"],
            unaffected.Select(static one => one.GetProperty("operand").GetString()));
        Assert.All(unaffected, static one =>
            Assert.Equal(("Unchanged", JsonValueKind.Null), (one.GetProperty("change").GetString(), one.GetProperty("result").ValueKind)));
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task OtherResult_FailsWithTheInputThatShowsIt()
    {
        var (before, after) = (Copy("before"), Copy("after"));
        ReturnTheArgument(after, nameof(Markup.Escape));

        var compare = await CompareAsync(
            before, after, "--method", "Markup.Escape('[a]')", "--method", "Color.FromInt32(7)", "--same-results");

        Assert.True(compare.ExitCode == (int)ExitCode.Fail, compare.Output + compare.Errors);
        Assert.Contains("Other results", compare.Output, StringComparison.Ordinal);
        Assert.Contains(
            $"for the stated arguments it returns \"[[a]]\" at {before}, and returns \"[a]\" at {after}",
            compare.Output,
            StringComparison.Ordinal);
        Assert.DoesNotContain("results(Color", compare.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task MissingRevision_IsNotMeasured()
    {
        var compare = await CompareAsync(Copy("before"), "folder:" + Path.Combine(_folder, "none"), "--method", "Markup.Escape('[a]')");

        Assert.Equal((int)ExitCode.NotMeasured, compare.ExitCode);
        Assert.Contains("Not measured", compare.Output, StringComparison.Ordinal);
        Assert.Contains("cannot be measured at folder:", compare.Output, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task SignalDuringAComparison_KeepsMeasuredRows()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no signals to send.");
        var (json, markdown, file) = (
            Path.Combine(_folder, "changes.json"), Path.Combine(_folder, "changes.md"), Path.Combine(_folder, "perf.spl"));
        await File.WriteAllTextAsync(
            file, "first: Markup.Escape('[a]') < 1 s\nsecond: Markup.Remove('[b]a[/]') < 1 s\n", TestContext.Current.CancellationToken);

        var compare = await Command.RunUntilOutputAsync(
            "experiment 2",
            "TERM",
            "dotnet",
            [
                Built.Tool, "compare", Copy("before"), Copy("after"), file, "--all", "--assembly",
                typeof(MeasuredComparisonTests).Assembly.Location, "--runs", "5", "--json", json, "--markdown", markdown,
            ],
            ("SPLNET_ITERATIONS", "2"),
            ("SPLNET_ITERATION_MILLISECONDS", "1"));

        Assert.True(compare.ExitCode == 143, compare.Output + compare.Errors);
        Assert.Contains("not reached: Markup.Remove('[b]a[/]')", compare.Output, StringComparison.Ordinal);
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        Assert.Equal(143, document.RootElement.GetProperty("exitCode").GetInt32());
        Assert.Equal(
            "Markup.Remove('[b]a[/]')", Assert.Single(document.RootElement.GetProperty("notReached").EnumerateArray()).GetString());
        Assert.All(document.RootElement.GetProperty("comparisons").EnumerateArray(), static row =>
            Assert.Contains("Markup.Escape('[a]')", row.GetProperty("operand").GetString(), StringComparison.Ordinal));
        Assert.NotEmpty(document.RootElement.GetProperty("comparisons").EnumerateArray());
        Assert.Contains(
            "; interrupted before `Markup.Remove",
            await File.ReadAllTextAsync(markdown, TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private string Copy(string name)
    {
        var library = typeof(AnsiConsole).Assembly.Location;
        File.Copy(library, Path.Combine(Directory.CreateDirectory(Path.Combine(_folder, name)).FullName, Path.GetFileName(library)));
        return "folder:" + Path.Combine(_folder, name);
    }

    private static List<JsonElement> Rows(JsonDocument document, string kind) =>
        [.. document.RootElement.GetProperty("comparisons").EnumerateArray()
            .Where(row => row.GetProperty("selection").GetProperty("kind").GetString() == kind)];

    // Two instructions without an effect.
    private static void Change(string folder, string name)
    {
        var path = Path.Combine(folder["folder:".Length..], Path.GetFileName(typeof(AnsiConsole).Assembly.Location));
        using var module = ModuleDefinition.ReadModule(path, new ReaderParameters { InMemory = true });
        foreach (var method in module.GetTypes().SelectMany(static type => type.Methods).Where(method => method.Name == name))
        {
            method.Body.Instructions.Insert(0, Instruction.Create(OpCodes.Pop));
            method.Body.Instructions.Insert(0, Instruction.Create(OpCodes.Ldc_I4_0));
        }

        module.Write(path);
    }

    private static void ReturnTheArgument(string folder, string name)
    {
        var path = Path.Combine(folder["folder:".Length..], Path.GetFileName(typeof(AnsiConsole).Assembly.Location));
        using var module = ModuleDefinition.ReadModule(path, new ReaderParameters { InMemory = true });
        foreach (var method in module.GetTypes().SelectMany(static type => type.Methods).Where(method => method.Name == name))
        {
            method.Body.Instructions.Insert(0, Instruction.Create(OpCodes.Ret));
            method.Body.Instructions.Insert(0, Instruction.Create(OpCodes.Ldarg_0));
        }

        module.Write(path);
    }

    private static Task<Command> CompareAsync(params string[] arguments) => Command.RunAsync(
        "dotnet",
        [Built.Tool, "compare", .. arguments, "--assembly", typeof(MeasuredComparisonTests).Assembly.Location, "--runs", "2"],
        ("SPLNET_ITERATIONS", "2"),
        ("SPLNET_ITERATION_MILLISECONDS", "1"));
}
