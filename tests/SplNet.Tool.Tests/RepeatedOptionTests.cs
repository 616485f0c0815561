using System.CommandLine;
using SplNet.Tool.CommandLine;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests;

/// <summary>Every option of every command, given more often than it may be, or without its value.</summary>
public sealed class RepeatedOptionTests
{
    /// <summary>The words of a command, and an option of it that takes one value.</summary>
    public static TheoryData<string, string> Single =>
        Given(static option => option.Arity is { MinimumNumberOfValues: 1, MaximumNumberOfValues: 1 });

    /// <summary>The words of a command, and an option of it that takes as many values as there are.</summary>
    public static TheoryData<string, string> Repeatable => Given(static option => option.Arity.MaximumNumberOfValues > 1);

    /// <summary>The words of a command, and an option of it that takes no value.</summary>
    public static TheoryData<string, string> Flags =>
        Given(static option => option.Arity.MinimumNumberOfValues == 0 && option.ValueType == typeof(bool));

    [Theory]
    [MemberData(nameof(Single))]
    public void OptionWithOneValueSetTwice_IsAUsageError(string command, string option)
    {
        var (exitCode, output, errors) = InThisProcess.Run([.. command.Split(' '), option, "a", option, "b"]);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains($"Option '{option}' expects a single argument but 2 were provided.", errors, StringComparison.Ordinal);
        Assert.Contains($"See: splnet {command} --help", errors, StringComparison.Ordinal);
        Assert.Empty(output);
    }

    [Theory]
    [MemberData(nameof(Single))]
    [MemberData(nameof(Repeatable))]
    public void OptionWithoutItsValue_IsAUsageError(string command, string option)
    {
        var (exitCode, _, errors) = InThisProcess.Run([.. command.Split(' '), option]);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains($"'{option}'", errors, StringComparison.Ordinal);
    }

    // What else is given with it decides whether something is run; so it is only read.
    [Theory]
    [MemberData(nameof(Repeatable))]
    [MemberData(nameof(Flags))]
    public void OptionThatMayBeRepeated_IsRead(string command, string option)
    {
        var takesValue = Repeatable.Any(row => row.Data == (command, option));
        string[] words = [.. command.Split(' '), option, .. takesValue ? (string[])["a=1", option, "b=2"] : [option]];

        var mistakes = Mistakes.Of(Tree().Parse(words));

        Assert.DoesNotContain(mistakes, mistake => mistake.Contains("expects a single argument", StringComparison.Ordinal));
    }

    private static TheoryData<string, string> Given(Func<Option, bool> fits) =>
        [.. All(Tree(), []).Where(one => fits(one.Option)).Select(static one => (one.Command, one.Option.Name))];

    // Options of a command above are given to those below.
    private static IEnumerable<(string Command, Option Option)> All(System.CommandLine.Command command, string[] above) =>
        command.Subcommands.SelectMany(one =>
        {
            string[] path = [.. above, one.Name];
            var options = one.Options.Concat(command.Options.Where(static option => option.Recursive));
            return one.Subcommands.Count > 0 ? All(one, path) : options.Select(option => (string.Join(' ', path), option));
        });

    private static RootCommand Tree() => CommandTree.Create(TextReader.Null, TextWriter.Null, TextWriter.Null);
}
