using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Generating.Trying;
using SplNet.Tool.UnitTests;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that select unit tests to measure unchanged.</summary>
/// <param name="filter">The option that chooses among them; null for a separate one.</param>
internal sealed class UnitTestOptions(Option<string?>? filter = null)
{
    /// <summary>The name of the option with their assembly.</summary>
    public const string Name = "--unit-tests";

    private readonly Option<string?> _tests = new(Name)
    {
        Description = "An assembly of unit tests to measure unchanged: each operation is a whole test. Nothing is written next to it.",
        HelpName = "PATH",
    };

    private readonly Option<string?> _filter = filter ?? new("--filter")
    {
        Description = "Select unit tests with this text in their full name or row; =TEXT for an exact match.",
        HelpName = "TEXT",
    };

    private readonly Option<string?> _only = new("--only")
    {
        Description = "Select the unit tests and rows that this file names, one on a line; 'splnet init' writes such a file.",
        HelpName = "FILE",
    };

    private readonly Option<string[]> _leftOut =
        new("--leave-out") { Description = "Exclude unit tests of this category; repeatable.", HelpName = "CATEGORY" };

    private readonly Option<int?> _mostRows = RowsOption.Create();

    public void AddTo(Command command)
    {
        command.Options.Add(_tests);
        command.Options.Add(_leftOut);
        command.Options.Add(_only);
        command.Options.Add(_mostRows);
        if (filter is null)
            command.Options.Add(_filter);
        command.AddRule(result =>
        {
            if (result.GetValue(_tests) is not null)
                return;
            foreach (var option in new Option[] { _leftOut, _only, _mostRows }.Concat(filter is null ? [_filter] : [])
                .Where(option => result.GetResult(option) is { Implicit: false }))
                result.AddError(
                    $"{option.Name} selects unit tests, but no assembly of unit tests is named. " +
                    $"Name it with {Name}, or leave out {option.Name}.");
        });
    }

    /// <summary>True if unit tests are named.</summary>
    public bool AreGiven(CommandResult result) => result.GetValue(_tests) is not null;

    /// <summary>The request; null for none.</summary>
    public UnitTestsRequest? Of(CommandResult result) => result.GetValue(_tests) is { } tests
        ? new UnitTestsRequest(tests, result.GetValue(_filter), result.GetValue(_leftOut) ?? []) 
        {
            Only = result.GetValue(_only),
            MostRows = result.GetValue(_mostRows) ?? SourceListing.MostRows,
        }
        : null;
}
