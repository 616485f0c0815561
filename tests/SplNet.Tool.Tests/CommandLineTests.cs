using SplNet.Tool.CommandLine;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests;

/// <summary>What the command line accepts, and what it says of the rest.</summary>
public sealed class CommandLineTests
{
    [Theory]
    [InlineData("--experiments is '0'", "check", "--experiments", "0")]
    [InlineData("--experiments is 'many'", "check", "--experiments", "many")]
    [InlineData("--experiments is '2.5'", "check", "--experiments", "2.5")]
    [InlineData("--experiments is '10001'", "check", "--experiments", "10001")]
    [InlineData("--alpha is '0'", "check", "--alpha", "0")]
    [InlineData("--alpha is '0.51'", "check", "--alpha", "0.51")]
    [InlineData("--alpha is 'NaN'", "check", "--alpha", "NaN")]
    [InlineData("--alpha is '0,01'", "check", "--alpha", "0,01")]
    [InlineData("'allocation'", "check", "--method", "quicksort")]
    [InlineData("--alpha", "check", "--alpha")]
    [InlineData("--runs", "check", "--runs", "5")]
    [InlineData("Nothing to read", "check-syntax")]
    [InlineData("Nothing to read", "list")]
    [InlineData("Nothing to read", "run", "--alpha", "0.05")]
    [InlineData("--alpha is '0,05'", "run", "perf.spl", "--alpha", "0,05")]
    [InlineData(
        "--interpretation is 'median'; it must be one of paired-runs, paired-means, trimmed-runs, welch-runs", "run", "perf.spl",
        "--interpretation", "median")]
    [InlineData(
        "--interpretation is empty: give it a value", "bisect", "--good", "v1", "--bad", "v2", "--method", "A.B", "--interpretation", "")]
    [InlineData("--resolution is '0'", "run", "perf.spl", "--resolution", "0")]
    [InlineData("--runs is '1'; it must be a whole number from 2 to 10000", "run", "perf.spl", "--runs", "1")]
    [InlineData("--iterations is '0'; it must be a whole number from 1 to 100000", "run", "perf.spl", "--iterations", "0")]
    [InlineData("--warm-up is '601'; it must be a number of seconds: a time from 0 to 10 min", "run", "perf.spl", "--warm-up", "601")]
    [InlineData("--time-budget is '-1'", "run", "perf.spl", "--time-budget", "-1")]
    [InlineData("--seed is '1.5'", "run", "perf.spl", "--seed", "1.5")]
    [InlineData(
        "--seed is '3000000000'; it must be a whole number from -2147483648 to 2147483647.", "run", "perf.spl", "--seed", "3000000000")]
    [InlineData("--keep is '-1'; it must be a whole number, 0 or more.", "history", "prune", "--keep", "-1")]
    [InlineData("--again-after is '-1'; it must be a whole number of minutes, 0 or more.", "history", "check", "--again-after", "-1")]
    [InlineData(
        "--probes is '-1'; it must be a whole number, 0 or more.", "bisect", "--good", "v1", "--bad", "HEAD", "--method", "A.B", "--probes",
        "-1")]
    [InlineData(
        "--controls is '-1,5'; it must be two whole numbers from 0 to 100000 separated by a comma", "mutate", "--project", "My.csproj",
        "--tests", "perf.spl", "--controls", "-1,5")]
    [InlineData("'--jsn' is not an option. Did you mean '--json'?", "run", "perf.spl", "--jsn", "results.json")]
    [InlineData("'--fliter' is not an option. Did you mean '--filter'?", "list", "My.dll", "--fliter", "a")]
    [InlineData("'--markdwon' is not an option. Did you mean '--markdown'?", "compare", "v1", "v2", "My.dll", "--markdwon", "changes.md")]
    [InlineData("'--formulae' is not an option. Did you mean '--formula'?", "check-syntax", "--formulae", "A.B < C.D")]
    [InlineData("Name two revisions or more", "compare", "v1", "perf.spl")]
    [InlineData("Name the assembly with --assembly", "compare", "v1", "folder:My.dll")]
    [InlineData("Leave out one of these options", "compare", "v1", "v2", "My.dll", "--tests", "a", "--method", "A.B")]
    [InlineData("name the same file", "compare", "v1", "v2", "My.dll", "--json", "a", "--markdown", "a")]
    [InlineData("--runs is '1'", "compare", "v1", "v2", "My.dll", "--runs", "1")]
    [InlineData("'--good' is required", "bisect", "--bad", "HEAD", "--method", "A.B")]
    [InlineData("Give --method or --unit-tests", "bisect", "--good", "v1", "--bad", "HEAD")]
    [InlineData(
        "--method, --unit-tests and --formula are separate searches. Use --formula alone", "bisect", "--good", "v1", "--bad", "HEAD",
        "--method", "A.B", "--formula", "A.B < 1 s")]
    [InlineData(
        "--faster searches for where a method became faster", "bisect", "--good", "v1", "--bad", "HEAD", "--formula", "A.B < 1 s",
        "--faster")]
    [InlineData("--probes is 'two'", "bisect", "--good", "v1", "--bad", "HEAD", "--method", "A.B", "--probes", "two")]
    [InlineData("'chekc' is not a command. Did you mean 'check'? The commands are: init, run, watch, list, compare, prove, merge", "chekc")]
    [InlineData("'runn' is not a command. Did you mean 'run'?", "runn", "perf.spl")]
    [InlineData("'lst' is not a command. Did you mean 'list'? The commands are: list, clear.", "cache", "lst")]
    [InlineData("'--experimets' is not an option. Did you mean '--experiments'?", "check", "--experimets", "5")]
    [InlineData("'--verison' is not an option. Did you mean '--version'?", "--verison")]
    [InlineData("'--remov' is not an option. Did you mean '--remove'?", "history", "alias", "A.B < 1 s", "--remov")]
    [InlineData("'--resaon' is not an option. Did you mean '--reason'?", "history", "accept", "--resaon", "faster elsewhere")]
    [InlineData("'--evry' is not an option. Did you mean '--every'?", "history", "backfill", "--evry", "5", "perf.spl")]
    [InlineData("'--histroy' is not an option. Did you mean '--history'?", "history", "show", "--histroy=/x")]
    [InlineData("'--sessoin' is not an option. Did you mean '--session'?", "history", "import", "data.js", "--sessoin=x")]
    [InlineData(
        "'HEAD~2...HEAD' has three dots, but a range has two. Write HEAD~2..HEAD", "history", "backfill", "HEAD~2...HEAD", "perf.spl")]
    [InlineData("'--commit' is not an option", "history", "backfill", "v1..HEAD", "perf.spl", "--commit", "3f2a91c")]
    [InlineData("Nothing to read", "history", "backfill", "v1..HEAD", "--quiet")]
    [InlineData("'My.dll' is not a range of commits. Put one before the files", "history", "backfill", "My.dll")]
    [InlineData("Nothing to read", "history", "backfill", "v1..HEAD")]
    [InlineData("'--inot' is not an option. Did you mean '--into'?", "generate", "--inot", "My.Performance")]
    [InlineData("name the same file", "run", "perf.spl", "--json", "a", "--markdown", "a")]
    [InlineData("--json is empty: name a file", "run", "perf.spl", "--json", "")]
    [InlineData("--html is empty: name a folder", "run", "perf.spl", "--html", "")]
    [InlineData("--durations is empty: name a file", "run", "perf.spl", "--shard", "1/2", "--durations", "")]
    [InlineData("--repository is empty: name a folder", "compare", "v1", "v2", "--repository", "")]
    [InlineData("--filter is empty: give it a value", "history", "check", "--filter", " ")]
    [InlineData("--history is empty: give it a value", "history", "show", "--history", "")]
    [InlineData("--tables is empty: name a file", "mutate", "--project", "My.csproj", "--tests", "perf.spl", "--tables", "")]
    [InlineData("--junit and --sarif name the same file", "run", "perf.spl", "--junit", "a", "--sarif", "./a")]
    [InlineData("'--project' is required", "mutate", "--tests", "perf.spl")]
    [InlineData("'--tests' is required", "mutate", "--project", "My.csproj")]
    [InlineData("--project is 'My.dll'; it must be a project file", "mutate", "--project", "My.dll", "--tests", "perf.spl")]
    [InlineData(
        "--project is 'All.sln'; it must be a project file such as My/My.csproj", "mutate", "--project", "All.sln", "--tests", "perf.spl")]
    [InlineData("--project is 'All.slnx'; it must be a project file", "mutate", "--project", "All.slnx", "--tests", "perf.spl")]
    [InlineData("--project is 'All.slnf'; it must be a project file", "mutate", "--project", "All.slnf", "--tests", "perf.spl")]
    [InlineData("--tests is 'perf.txt'", "mutate", "--project", "My.csproj", "--tests", "perf.txt")]
    [InlineData(
        "Two suites have the name 'My.Performance'", "mutate", "--project", "My.csproj", "--tests", "a/My.Performance.dll", "--tests",
        "b/My.Performance.dll")]
    [InlineData("--thresholds is '0.5'", "mutate", "--project", "My.csproj", "--tests", "perf.spl", "--thresholds", "0.5")]
    [InlineData("--thresholds is '5,'", "mutate", "--project", "My.csproj", "--tests", "perf.spl", "--thresholds", "5,")]
    [InlineData(
        "--budget is '30'; it must be a duration such as 90s, 30min or 2h", "mutate", "--project", "My.csproj", "--tests", "perf.spl",
        "--budget", "30")]
    [InlineData("--controls is '10'", "mutate", "--project", "My.csproj", "--tests", "perf.spl", "--controls", "10")]
    [InlineData("--doses is '0'", "mutate", "--project", "My.csproj", "--tests", "perf.spl", "--doses", "0")]
    [InlineData("--tests-per-mutant is '0'", "mutate", "--project", "My.csproj", "--tests", "perf.spl", "--tests-per-mutant", "0")]
    [InlineData("--break-at is '101'", "mutate", "--project", "My.csproj", "--tests", "perf.spl", "--break-at", "101")]
    [InlineData(
        "so --break-at would have no score", "mutate", "--project", "My.csproj", "--tests", "perf.spl", "--break-at", "50",
        "--screen-only")]
    [InlineData(
        "--json and --elements name the same file", "mutate", "--project", "My.csproj", "--tests", "perf.spl", "--json", "a", "--elements",
        "a")]
    [InlineData(
        "--backend is 'bdn'; it must be splnet or benchmarkdotnet.", "generate", "My.Tests.dll", "--into", "My", "--backend", "bdn")]
    [InlineData(
        "--lifecycle is 'x'; it must be faithful, hoisted, pooled or auto.", "generate", "My.Tests.dll", "--into", "My", "--lifecycle",
        "x")]
    [InlineData("--lifecycle is '1'", "generate", "My.Tests.dll", "--into", "My", "--lifecycle", "1")]
    [InlineData("'hlep' is not a command. Did you mean 'help'? The commands are: init, run,", "hlep")]
    [InlineData("'rnu' is not a command. Did you mean 'run'?", "help", "rnu")]
    [InlineData("Required command", new string[0])]
    public void UsageError_NamesTheMistakeAndTheHelp(string message, params string[] arguments)
    {
        var (exitCode, output, errors) = Run(arguments);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(message, errors, StringComparison.Ordinal);
        Assert.Contains("See: splnet ", errors, StringComparison.Ordinal);
        Assert.Empty(output);
    }

    [Fact]
    public void WordThatResemblesAnOptionAfterTwoDashes_IsAFile()
    {
        var errors = Run("check-syntax", "--", "--formulas.spl").Errors;

        Assert.Contains("--formulas.spl", errors, StringComparison.Ordinal);
        Assert.DoesNotContain("is not an option", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("run", "perf.spl", "-q")]
    [InlineData("list", "-p", "A=1")]
    public void UnknownOptionOfOneLetter_GetsNoSuggestion(params string[] arguments)
    {
        var errors = Run(arguments).Errors;

        Assert.Contains($"'{arguments.First(static word => word[0] == '-')}' is not an option.", errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Did you mean", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("generate", "--backend", "BenchmarkDotNet", "--lifecycle", "AUTO")]
    [InlineData("generate", "--backend", "splnet", "--lifecycle", "hoisted")]
    public void WordOfAChoice_MayHaveAnyCase(params string[] arguments) =>
        Assert.Empty(CommandTree.Create(TextReader.Null, TextWriter.Null, TextWriter.Null)
            .Parse([.. arguments, "My.Tests.dll", "--into", "My"]).Errors);

    [Theory]
    [InlineData("--help", "help")]
    [InlineData("run --help", "help run")]
    [InlineData("history show --help", "help history show")]
    [InlineData("history --help", "history help")]
    [InlineData("history show --help", "history help show")]
    [InlineData("cache --help", "cache help")]
    public void WordHelp_ShowsTheHelpOfACommand(string option, string word)
    {
        var (exitCode, output, errors) = Run(word.Split(' '));

        Assert.Equal(((int)ExitCode.Ok, Run(option.Split(' ')).Output, string.Empty), (exitCode, output, errors));
        Assert.NotEmpty(output);
    }

    [Fact]
    public void HelpOfAll_HasALineForEachCommand()
    {
        var lines = Run("--help").Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        Assert.Contains(lines, static line =>
            line.StartsWith("list <files>", StringComparison.Ordinal) && line.EndsWith("texts.", StringComparison.Ordinal));
        Assert.True(lines.Length < 30, Run("--help").Output);
    }

    [Fact]
    public void HelpOfACommandWithRequiredOptions_HasNoErrors() =>
        Assert.Equal(((int)ExitCode.Ok, string.Empty), (Run("generate", "--help").ExitCode, Run("generate", "--help").Errors));

    [Fact]
    public void FileThatIsCalledHelp_IsAFile() =>
        Assert.Contains("help does not exist", Run("list", "help").Errors, StringComparison.Ordinal);

    [Fact]
    public void ValueOfAMisspeltOption_IsNotRepeated() =>
        Assert.DoesNotContain("hunter2", Run("history", "show", "--histroy=postgres://u:hunter2@h/db").Errors, StringComparison.Ordinal);

    [Fact]
    public void MissingRange_IsOneMistake() =>
        Assert.DoesNotContain("Nothing to read", Run("history", "backfill", "My.dll").Errors, StringComparison.Ordinal);

    [Fact]
    public void SeveralMistakes_AreReportedAtOnce()
    {
        var errors = Run("check", "--experiments", "0", "--alpha", "2").Errors;

        Assert.Contains("--experiments is '0'", errors, StringComparison.Ordinal);
        Assert.Contains("--alpha is '2'", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void UnknownCommand_IsOneMistake() =>
        Assert.Equal(2, Run("runn", "perf.spl", "--json", "a").Errors.Split('\n', StringSplitOptions.RemoveEmptyEntries).Length);

    [Fact]
    public void Help_ShowsAnExampleAndTheExitCodes()
    {
        var (exitCode, output, errors) = Run("check", "--help");

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Contains("splnet check --experiments 40 --alpha 0.05 --method strings", output, StringComparison.Ordinal);
        Assert.Contains("4 nothing could be measured", output, StringComparison.Ordinal);
        Assert.Empty(errors);
    }

    [Theory]
    [InlineData("bisect")]
    [InlineData("cache")]
    [InlineData("check")]
    [InlineData("check-syntax")]
    [InlineData("compare")]
    [InlineData("generate")]
    [InlineData("list")]
    [InlineData("mutate")]
    [InlineData("prove")]
    [InlineData("run")]
    public void ExamplesOfTheHelp_AreAccepted(string command)
    {
        var examples = Run(command, "--help").Output.Split('\n')
            .Where(line => line.TrimStart().StartsWith($"splnet {command} ", StringComparison.Ordinal) && !IsUsage(line)).ToList();

        Assert.NotEmpty(examples);
        Assert.All(examples, static example => Assert.Empty(
            CommandTree.Create(TextReader.Null, TextWriter.Null, TextWriter.Null).Parse(example.Trim()["splnet ".Length..]).Errors));
    }

    [Theory]
    [InlineData("check")]
    [InlineData("generate")]
    [InlineData("mutate")]
    public void Help_ShowsADefaultOnce(string command)
    {
        var lines = Run(command, "--help").Output.Split('\n').Where(static line => line.Contains("[default: ", StringComparison.Ordinal))
            .ToList();

        Assert.NotEmpty(lines);
        Assert.All(lines, static line =>
            Assert.Equal(line.IndexOf("[default: ", StringComparison.Ordinal), line.LastIndexOf("[default: ", StringComparison.Ordinal)));
    }

    // The framework's own line: splnet list [<files>...] [options].
    private static bool IsUsage(string line) =>
        line.Contains("[options]", StringComparison.Ordinal) || line.Contains("[command]", StringComparison.Ordinal);

    private static (int ExitCode, string Output, string Errors) Run(params string[] arguments) => InThisProcess.Run(arguments);
}
