using System.CommandLine;
using SplNet.Tool.Histories;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Tool.UnitTests;
using SplNet.Tool.Views;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet history</c>.</summary>
internal static class HistoryLine
{
    private const int UsualIterations = 50;
    private const int UsualSessions = 10;
    private const int UsualMinutes = 60;
    private const int UsualPairs = 20;

    private const string Description = """
        Stores measurements commit by commit, in one file or on a shared PostgreSQL server.

        Examples:
          splnet history record perf.spl --assembly bin/Release/net10.0/My.dll
          splnet history record --unit-tests tests/My.Tests/bin/Release/net10.0/My.Tests.dll --filter Parser
          splnet history import results/ BenchmarkDotNet.Artifacts/results --commit 3f2a91c
          splnet history show --filter sort
          splnet history page pages/

        The history is splnet-history.db in the current folder, unless --history or SPLNET_HISTORY names another:
        a path, postgres:Host=…;Username=…;Database=…, or postgres://user@host/database. PGPASSWORD may hold the password.
        Exit codes: 0 done, 3 wrong usage, or a history or file that cannot be used, 5 nothing to show or import; record uses the exit codes of run.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var history = new Option<string?>("--history")
        {
            Description = "The history. [default: SPLNET_HISTORY, else splnet-history.db]",
            HelpName = "PATH",
            Recursive = true,
        };
        HistoryAccess Access(ParseResult parsed) => new(parsed.GetValue(history), errors);
        return new Command("history", Description)
        {
            history,
            Record(Access, output, errors),
            Backfill(Access, output, errors),
            Import(Access, output, errors),
            Show(Access, output, errors),
            Page(Access, output, errors),
            Portability(Access, output, errors),
            Check(Access, output, errors),
            Placebo(Access, output, errors),
            Accept(Access, output),
            Series(Access, output, errors),
            Alias(Access, output, errors),
            Merge(Access, output, errors),
            Prune(Access, output, errors),
            Export(Access, output),
        };
    }

    private static Command Record(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var (inputs, measuring, origin, shard) = (
            new InputOptions(takesUnitTests: true), new MeasuringOptions(explains: false),
            new OriginOptions("The commit from which the program was built. [default: the checked-out commit]"), new ShardOptions());
        var quiet = new Option<bool>("--quiet") { Description = "Hide progress and the reports of requirements that hold." };
        var revision = new Option<string?>("--revision")
        {
            Description = "The commit to measure, as 'splnet history backfill' does. [default: the checked-out commit]",
            HelpName = "REVISION",
        };
        var record = new Command("record", "Measures requirements as 'splnet run' does and stores the measurements, whatever the result.")
        {
            quiet,
            revision,
        };
        shard.AddTo(record);
        record.AddRule(result =>
        {
            if (result.GetValue(revision) is not { } text)
                return;
            if (text.Contains(BackfillCommand.Dots, StringComparison.Ordinal))
                result.AddError(
                    $"--revision is '{text}', but it takes one commit. " +
                    $"To record several use: splnet history backfill {QuotedWord.Of(text)} …");
            if (origin.IsCommitGiven(result))
                result.AddError("--revision already names the measured commit. Leave out --commit.");
            if (shard.IsGiven(result))
                result.AddError("--shard measures a part of the checked-out commit. Leave out --revision, or leave out --shard.");
        });
        measuring.AddTo(record);
        inputs.AddTo(record);
        origin.AddTo(record);
        record.SetAction(parsed =>
        {
            var past = parsed.GetValue(revision);
            return Measure(parsed, inputs, measuring, output, errors, (which, settings) =>
            {
                var request =
                    new RunRequest(which, RequestedViews.None, parsed.GetValue(quiet), settings) { Shard = shard.Of(parsed.CommandResult) };
                return past is null
                    ? new RecordCommand(access(parsed), output, errors).Run(request, origin.Of(parsed))
                    : new BackfillCommand(access(parsed), output, errors).Run(past, every: 1, request, origin.Of(parsed));
            }, isToday: past is null);
        });
        return record;
    }

    private static Command Backfill(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var range = new Argument<string>("A..B") { Description = "The commits from A to B, including A, or one revision." };
        var every = NumberOptions.Whole(
            "--every", "Measure every Nth commit, counting back from the last. [default: 1]", "N", static value => value >= 1,
            "a positive whole number");
        var (inputs, measuring, origin) = (
            new InputOptions(takesUnitTests: true) { IsReported = result => BackfillCommand.ProblemOf(result.GetValue(range)) is not null },
            new MeasuringOptions(explains: false),
            new OriginOptions(commit: null));
        var quiet = new Option<bool>("--quiet") { Description = "Print only one line for each commit." };
        var backfill =
            new Command("backfill", "Measures today's requirements at past commits and stores the measurements.") { range, every, quiet };
        backfill.AddRule(result =>
        {
            if (BackfillCommand.ProblemOf(result.GetValue(range)) is { } problem)
                result.AddError(problem);
        });
        measuring.AddTo(backfill);
        inputs.AddTo(backfill);
        origin.AddTo(backfill);
        backfill.SetAction(parsed =>
            Measure(parsed, inputs, measuring, output, errors, (which, settings) => new BackfillCommand(access(parsed), output, errors).Run(
                parsed.GetValue(range)!, parsed.GetValue(every) ?? 1,
                new RunRequest(which, RequestedViews.None, parsed.GetValue(quiet), settings), origin.Of(parsed))));
        return backfill;
    }

    // Unit tests become requirements for as long as the command runs.
    private static int Measure(
        ParseResult parsed, InputOptions inputs, MeasuringOptions measuring, TextWriter output, TextWriter errors,
        Func<RequirementInputs, RunSettings, ExitCode> run, bool isToday = false)
    {
        var settings = measuring.Of(parsed.CommandResult);
        return (int)(inputs.UnitTestsOf(parsed) is not { } tests
            ? run(inputs.Of(parsed), settings)
            : MeasuredTests.Use(tests, settings, errors, isToday, (measured, versions) =>
            {
                var code = run(measured.Inputs, versions);
                if (code != ExitCode.Usage)
                    output.WriteLine($"Unit tests: {measured.Summary.Text}.");
                return code;
            }));
    }

    private static Command Import(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var paths = new Argument<string[]>("paths")
        {
            Description = "Files, and folders to search for .json files and data.js.",
            Arity = ArgumentArity.OneOrMore,
        };
        var origin = new OriginOptions("The measured commit, for files that do not name one.");
        var import = new Command(
            "import", "Imports result documents (SPLNET_RESULTS), JSON reports of BenchmarkDotNet, " +
                "and data files of github-action-benchmark. Existing data stays unchanged.") { paths };
        origin.AddTo(import);
        import.SetAction(parsed => (int)new ImportCommand(access(parsed), output, errors).Run(parsed.GetValue(paths)!, origin.Of(parsed)));
        return import;
    }

    private static Command Check(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var (inputs, measuring) = (
            new InputOptions(takesUnitTests: true, mayBeNone: true),
            new MeasuringOptions(interpretation: InterpretationOption.OfHistories));
        var sessions = NumberOptions.Whole(
            "--sessions", "Sessions that must each show a change before it is an alarm. [default: 2; up to 11, pooled, on noisy machines]",
            "N", static value => value is >= 1 and <= 5, "a whole number from 1 to 5");
        var again = NumberOptions.Whole(
            "--again-after", $"Minutes until a session in the same boot counts as a new one. [default: {UsualMinutes}]", "MINUTES",
            static value => value >= 0, "a whole number of minutes, 0 or more");
        var all = new Option<bool>("--all")
        {
            Description = "Measure every proposed change, even if the series runs the same code at both commits.",
        };
        var propose = new Option<bool>("--propose") { Description = "Measure nothing; list the changes worth measuring." };
        var check = new Command("check", """
            Checks whether the checked-out commit became slower or allocates more. Stored means propose changes. The commit is then measured again, side by side with its baseline, in two sessions or more. Only confirmed changes are alarms.
            Measurements of other tools need no files: they cannot be repeated, so their changes are reported without an alarm.

            Exit codes: 0 nothing is confirmed, 1 something became slower or allocates more, 2 another session is needed, or --propose found something worth measuring, 3 wrong usage, 4 something could not be measured, 5 no requirement.
            """) { sessions, again, propose, all };
        var views = new ViewOptions(ViewForms.Documents | ViewForms.Tests);
        measuring.AddTo(check);
        inputs.AddTo(check);
        views.AddTo(check);
        check.SetAction(parsed => Measure(parsed, inputs, measuring, output, errors, (which, settings) =>
            new HistoryCheckCommand(access(parsed), output, errors, TimeProvider.System).Run(new HistoryCheckRequest(
                which, settings, parsed.GetValue(sessions), TimeSpan.FromMinutes(parsed.GetValue(again) ?? UsualMinutes),
                parsed.GetValue(propose))
            {
                Views = views.Of(parsed.CommandResult),
                MeasuresAll = parsed.GetValue(all),
            })));
        return check;
    }

    private static Command Placebo(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var (inputs, measuring) = (
            new InputOptions(takesUnitTests: true), new MeasuringOptions(explains: false, InterpretationOption.OfHistories));
        var pairs = NumberOptions.Whole(
            "--pairs", $"Maximum number of series, starting with the least measured ones. [default: {UsualPairs}]", "N",
            static value => value >= 1, "a positive whole number");
        var placebo = new Command("placebo", """
            Measures the checked-out commit against itself, to learn how far sessions on this class of machines disagree and how often they raise an alarm. check derives the number of sessions from this. Run it in a nightly job.

            Exit codes: 0 measured, 3 wrong usage, 4 something could not be measured, 5 no series to measure.
            """) { pairs };
        measuring.AddTo(placebo);
        inputs.AddTo(placebo);
        placebo.SetAction(parsed => Measure(parsed, inputs, measuring, output, errors, (which, settings) =>
            new PlaceboCommand(access(parsed), output, errors, TimeProvider.System).Run(
                new PlaceboRequest(which, settings, parsed.GetValue(pairs) ?? UsualPairs))));
        return placebo;
    }

    private static Command Accept(Func<ParseResult, HistoryAccess> access, TextWriter output)
    {
        var series = new Argument<string>("series") { Description = "The series: its key, or a unique part of its name." };
        var commit = new Option<string?>("--commit")
        {
            Description = "The commit that has the change. [default: the checked-out commit]",
            HelpName = "ID",
        };
        var reason = new Option<string>("--reason") { Description = "The reason for the change.", HelpName = "TEXT", Required = true };
        var accept = new Command(
            "accept", "Records in splnet.accepted, in the root of the repository, that a change is intended; " +
                "later commits are compared with it.") { series, commit, reason };
        accept.SetAction(parsed => (int)new AcceptCommand(access(parsed), output).Run(
            parsed.GetValue(series)!, parsed.GetValue(commit), parsed.GetValue(reason)!));
        return accept;
    }

    private static Command Show(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var (filter, repository) = (Filter(), Repository());
        var last = NumberOptions.Whole(
            "--last", $"Number of sessions to show for each series. [default: {UsualSessions}]", "N", static value => value >= 1,
            "a positive whole number");
        var show = new Command("show", "Shows the measurements, series by series.") { filter, last, repository };
        show.SetAction(parsed => (int)new ShowCommand(access(parsed), output, errors).Run(
            parsed.GetValue(filter), parsed.GetValue(last) ?? UsualSessions, parsed.GetValue(repository)));
        return show;
    }

    private static Command Page(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var folder = new Argument<string>("folder")
        {
            Description = "The folder to write to; created if missing; pages of the same name are replaced.",
        };
        var (filter, repository) = (Filter(), Repository());
        var page = new Command("page", "Writes HTML pages: index.html and one for each series.") { folder, filter, repository };
        page.SetAction(parsed => (int)new PageCommand(access(parsed), output, errors).Run(
            parsed.GetValue(folder)!, parsed.GetValue(filter), parsed.GetValue(repository)));
        return page;
    }

    private static Command Portability(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var filter = new Option<string?>("--filter") { Description = "Select comparisons with this text.", HelpName = "TEXT" };
        var page = new Option<string?>("--html") { Description = "The file for a page with the histogram.", HelpName = "FILE" };
        var portability = new Command("portability", """
            Reports how far comparisons of two operands differ between classes of machines: the ratio of both sides on one class over that on the other.

            Example:
              splnet history portability --html portability.html
            """) { filter, page };
        portability.SetAction(parsed => (int)new PortabilityCommand(access(parsed), output, errors).Run(
            parsed.GetValue(filter), parsed.GetValue(page)));
        return portability;
    }

    private static Command Series(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var filter = Filter();
        var series = new Command("series", "Lists the series with their keys.") { filter };
        series.SetAction(parsed => (int)new StoreCommands(access(parsed), output, errors).Series(parsed.GetValue(filter)));
        return series;
    }

    private static Command Alias(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var former = new Argument<string>("former") { Description = "The series that has ended: its key, or a unique part of its name." };
        var present = new Argument<string?>("present") { Description = "The series that continues it.", Arity = ArgumentArity.ZeroOrOne };
        var remove = new Option<bool>("--remove") { Description = "Undo the alias." };
        var alias = new Command("alias", "Joins a series with the one that continues it after a rename.") { former, present, remove };
        alias.AddRule(result =>
        {
            if (result.GetValue(remove) == (result.GetValue(present) is not null))
                result.AddError(result.GetValue(remove)
                    ? "--remove undoes the alias of the former series. Name only that series."
                    : "The continuing series is missing. Name it too, or undo the alias with --remove.");
        });
        alias.SetAction(parsed =>
        {
            var commands = new StoreCommands(access(parsed), output, errors);
            return (int)(parsed.GetValue(present) is { } series
                ? commands.Alias(parsed.GetValue(former)!, series)
                : commands.Part(parsed.GetValue(former)!));
        });
        return alias;
    }

    private static Command Merge(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var others = new Argument<string[]>("others")
        {
            Description = "The histories to add; they stay unchanged.",
            Arity = ArgumentArity.OneOrMore,
        };
        var merge = new Command("merge", "Adds the content of other histories. Order and repetition do not matter.") { others };
        merge.SetAction(parsed => (int)new StoreCommands(access(parsed), output, errors).Merge(parsed.GetValue(others)!));
        return merge;
    }

    private static Command Prune(Func<ParseResult, HistoryAccess> access, TextWriter output, TextWriter errors)
    {
        var keep = NumberOptions.Whole(
            "--keep", $"Number of latest commits whose iterations are kept. [default: {UsualIterations}]", "N", static value => value >= 0,
            "a whole number, 0 or more");
        var repository = Repository();
        var prune = new Command("prune", "Removes iterations of older commits, which take most of the space. The values of runs are kept.")
        {
            keep,
            repository,
        };
        prune.SetAction(parsed => (int)new StoreCommands(access(parsed), output, errors).Prune(
            parsed.GetValue(keep) ?? UsualIterations, Path.GetFullPath(parsed.GetValue(repository) ?? Directory.GetCurrentDirectory())));
        return prune;
    }

    private static Command Export(Func<ParseResult, HistoryAccess> access, TextWriter output)
    {
        var export = new Command("export", "Exports every run as a line of CSV.");
        export.SetAction(parsed => (int)new ExportCommand(access(parsed), output).Run());
        return export;
    }

    private static Option<string?> Repository() => new("--repository")
    {
        Description = "A folder in the repository of the measured commits. [default: the current folder]",
        HelpName = "FOLDER",
    };

    private static Option<string?> Filter() =>
        new("--filter") { Description = "Select series with this text in their name, or with this key.", HelpName = "TEXT" };
}
