using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests;

/// <summary>
/// The rules of this checkout's build, tried on a project that breaks each of them: a gate that nothing can fail is none.
/// </summary>
public sealed class BuildGateTests : IDisposable
{
    private const string Sound = """
        namespace Canary;

        /// <summary>Keeps every rule.</summary>
        public static class Sound
        {
            /// <summary>One.</summary>
            public static int One() => 1;
        }
        """;

    private const string Mistaken = """
        using System.Text;

        namespace Canary
        {
            /// <summary>Breaks rules.</summary>
            public class Mistaken
            {
                /// <summary>A field.</summary>
                public int Field;

                private static int count = 1;

                /// <summary>May look for ever.</summary>
                public static bool Look(string text) => System.Text.RegularExpressions.Regex.IsMatch(text, "(a+)+b");

                /// <summary>Hides failures.</summary>
                public static void Hide(Action action) { try { count++; action?.Invoke(); } catch (Exception) { } }

                /// <summary>Waits.</summary>
                public static int Wait(string? text)
                {
                    int unused;
                    Thread.Sleep(1);
                    return text.Length;
                }
            }
        }
        """;

    // The compiler looks for documentation only where nothing else is wrong.
    private const string Undocumented = """
        namespace Canary;

        public static class Undocumented;
        """;

    private static readonly (string Code, string What)[] Gates =
    [
        ("CS0168", "a warning of the compiler"),
        ("CS8602", "what may be null"),
        ("CA1051", "an analysis of the SDK"),
        ("IDE0161", "a rule of style"),
        ("IDE0005", "an unnecessary using"),
        ("IDE1006", "the naming of fields"),
        ("MA0009", "a rule of Meziantou.Analyzer"),
        ("RCS1075", "a rule of Roslynator"),
        ("RS0030", "a banned symbol"),
    ];

    private readonly string _root = OwnedFolder.Create("splnet-gate-");

    public void Dispose() => OwnedFolder.Delete(_root);

    [Trait("Category", "Long")]
    [Fact]
    public async Task ProjectThatBreaksEveryRule_FailsForEach_AndACleanProjectBuilds()
    {
        foreach (var file in new[]
        {
            "Directory.Build.props", "Directory.Packages.props", ".editorconfig", "BannedSymbols.txt", "global.json",
        })
            File.Copy(Repository.PathOf(file), Path.Combine(_root, file));
        var project = Path.Combine(_root, "src", "Canary");
        Directory.CreateDirectory(project);
        await File.WriteAllTextAsync(
            Path.Combine(project, "Canary.csproj"), """<Project Sdk="Microsoft.NET.Sdk" />""", TestContext.Current.CancellationToken);
        await File.WriteAllTextAsync(Path.Combine(project, "Sound.cs"), Sound, TestContext.Current.CancellationToken);
        var sound = await BuildAsync(project);
        Assert.True(sound.ExitCode == 0, sound.Text);

        await File.WriteAllTextAsync(Path.Combine(project, "Mistaken.cs"), Mistaken, TestContext.Current.CancellationToken);
        var mistaken = await BuildAsync(project);
        Assert.NotEqual(0, mistaken.ExitCode);
        Assert.All(Gates, gate => Assert.True(
            mistaken.Text.Contains($"error {gate.Code}:", StringComparison.Ordinal),
            $"{gate.What} ({gate.Code}) passes:\n{mistaken.Text}"));

        await File.WriteAllTextAsync(Path.Combine(project, "Mistaken.cs"), Undocumented, TestContext.Current.CancellationToken);
        Assert.Contains("error CS1591:", (await BuildAsync(project)).Text, StringComparison.Ordinal);
    }

    private static Task<CommandOutput> BuildAsync(string project) =>
        DotNet.RunAsync(project, new Dictionary<string, string>(StringComparer.Ordinal), "build", "-c", "Release", "--nologo");
}
