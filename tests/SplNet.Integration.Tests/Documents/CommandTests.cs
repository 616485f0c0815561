using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Documents;

/// <summary>The commands of the documents exist, with the options that they are given.</summary>
public sealed partial class CommandTests
{
    private static readonly string Tool = Repository.PathOf("tools/SplNet.Tool/bin/Release/net10.0/SplNet.Tool.dll");

    [Fact]
    public async Task CommandsOfTheTool_ExistWithTheirOptions()
    {
        var lines = Commands("splnet").ToList();
        Assert.NotEmpty(lines);
        foreach (var uses in lines.GroupBy(static use => Command(use.Arguments), StringComparer.Ordinal))
        {
            var help = await DotNet.RunAsync(
                Repository.Root, new Dictionary<string, string>(StringComparer.Ordinal), ["exec", Tool, .. uses.Key.Split(' '), "--help"]);
            Assert.True(help.ExitCode == 0, $"{uses.First().Page} names splnet {uses.Key}, which is no command:\n{help.Text}");
            foreach (var (page, arguments) in uses)
                Assert.All(Options(arguments), option =>
                    Assert.True(Has(help.Text, option), $"{page} gives {option} to splnet {uses.Key}, which has no such option."));
        }
    }

    [Fact]
    public void CommandsOfDotNet_NameExistingFiles()
    {
        var lines = Commands("dotnet").ToList();
        Assert.NotEmpty(lines);
        var packages = Repository.Files("*.csproj").Select(Path.GetFileNameWithoutExtension).ToHashSet(StringComparer.Ordinal);
        foreach (var (page, arguments) in lines)
        {
            Assert.True(
                arguments[0]
                    is "add" or "build" or "exec" or "msbuild" or "new" or "pack" or "restore" or "run" or "test" or "tool" or "watch",
                $"{page} names dotnet {arguments[0]}.");
            foreach (var path in arguments.Where(static argument => RepositoryPath().IsMatch(argument)))
                Assert.True(Path.Exists(Repository.PathOf(path)), $"{page} names {path}, which does not exist.");
            if (arguments is ["add", "package", ..] or ["tool", "install", ..])
                Assert.True(
                    packages.Contains(arguments[^1]), $"{page} adds the package {arguments[^1]}, which is none of this repository.");
            if (arguments is ["run", .., "tests/SplNet.Benchmarks", "--", var benchmark])
                Assert.Contains(
                    $"tests/SplNet.Benchmarks -- {benchmark}",
                    File.ReadAllText(Repository.PathOf("tests/SplNet.Benchmarks/Program.cs")),
                    StringComparison.Ordinal);
        }
    }

    // In blocks and between backquotes, also behind a prompt.
    private static IEnumerable<(string Page, string[] Arguments)> Commands(string program) =>
        from page in Pages.WithCode
        where page != "CHANGELOG.md"
        from Match code in Code().Matches(File.ReadAllText(Repository.PathOf(page)))
        from line in code.Value.Trim('`').Split('\n')
        let command = line.TrimStart('>', ' ')
        where command.StartsWith(program + " ", StringComparison.Ordinal)
        let arguments = Explanation().Replace(command, string.Empty).Split(' ', StringSplitOptions.RemoveEmptyEntries)[1..]
        where arguments is [not "COMMAND", ..]
        select (page, arguments);

    // Some commands have commands of their own.
    private static string Command(string[] arguments) =>
        arguments is ["cache" or "history", [>= 'a' and <= 'z', ..], ..] ? $"{arguments[0]} {arguments[1]}" : arguments[0];

    private static IEnumerable<string> Options(string[] arguments) =>
        arguments.Where(static argument => argument.StartsWith("--", StringComparison.Ordinal) && argument.Length > 2);

    private static bool Has(string help, string option) =>
        Regex.IsMatch(help, Regex.Escape(option) + @"(?![\w-])", RegexOptions.None, TimeSpan.FromMinutes(1));

    [GeneratedRegex(@"^```.*?^```|`[^`\n]+`|^    (?:dotnet|splnet) [^\n]*$", RegexOptions.Multiline | RegexOptions.Singleline, 60_000)]
    private static partial Regex Code();

    // "command      what it does"
    [GeneratedRegex(" {4,}.*$", RegexOptions.None, 60_000)]
    private static partial Regex Explanation();

    [GeneratedRegex(@"^(?:src|tests|tools|samples|docs)/[\w./-]+$", RegexOptions.None, 60_000)]
    private static partial Regex RepositoryPath();
}
