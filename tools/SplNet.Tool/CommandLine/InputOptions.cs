using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Requirements;
using SplNet.Tool.UnitTests;

namespace SplNet.Tool.CommandLine;

/// <summary>The arguments and options that select requirements.</summary>
/// <param name="takesUnitTests">True if unit tests may replace them.</param>
/// <param name="mayBeNone">True if none need be named.</param>
internal sealed class InputOptions(bool takesUnitTests = false, bool mayBeNone = false)
{
    private const string None = "Nothing to read. Name files of formulas (.spl) or assemblies (.dll) with [Spl] attributes.";

    private readonly Argument<string[]> _files = new("files")
    {
        Description = "Files of formulas, and assemblies with [Spl] attributes.",
        Arity = ArgumentArity.ZeroOrMore,
    };

    private readonly Option<string?> _home = new("--assembly")
    {
        Description = "The assembly with the methods that the files name. " +
            "[default: the only assembly among the files, else the only program next to the file or in its bin/Release]",
        HelpName = "PATH",
    };

    private readonly Option<string?> _filter = new("--filter")
    {
        Description = "Select requirements with this text in their name, category or place, as 'splnet list' prints them; " +
            "=TEXT for an exact match of the name or place.",
        HelpName = "TEXT",
    };

    private UnitTestOptions? _unitTests;

    /// <summary>True if another message explains why nothing is named.</summary>
    public Func<CommandResult, bool> IsReported { get; init; } = static _ => false;

    public void AddTo(Command command)
    {
        if (takesUnitTests)
        {
            _unitTests = new UnitTestOptions(_filter);
            _unitTests.AddTo(command);
        }

        command.Arguments.Add(_files);
        command.Options.Add(_home);
        command.Options.Add(_filter);
        command.AddRule(result =>
        {
            var hasFiles = result.GetValue(_files) is { Length: > 0 };
            if (_unitTests?.AreGiven(result) == true)
            {
                if (hasFiles || result.GetValue(_home) is not null)
                    result.AddError(
                        $"{UnitTestOptions.Name} measures only the tests of an assembly; --filter selects among them. " +
                        "Leave out files and --assembly.");
            }
            else if (!hasFiles && !mayBeNone && !IsReported(result))
            {
                result.AddError(takesUnitTests ? $"{None[..^1]}, or unit tests with {UnitTestOptions.Name}." : None);
            }
        });
    }

    /// <summary>The unit tests that replace requirements; null for none.</summary>
    public UnitTestsRequest? UnitTestsOf(ParseResult parsed) => _unitTests?.Of(parsed.CommandResult);

    /// <summary>The options beside the files.</summary>
    public Option[] Selecting => [_home, _filter];

    public RequirementInputs Of(ParseResult parsed) => Of(parsed.CommandResult);

    /// <summary>The inputs that the user named.</summary>
    public RequirementInputs Of(CommandResult result) =>
        new(result.GetValue(_files) ?? [], result.GetValue(_home), result.GetValue(_filter));
}
