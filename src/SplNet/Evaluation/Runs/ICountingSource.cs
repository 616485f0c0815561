using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Runs;

/// <summary>Runs operands from a copy of their output in which the library counts what it does.</summary>
internal interface ICountingSource
{
    /// <summary>The path of the tests' assembly.</summary>
    string TestsPath { get; }

    /// <summary>The simple names of the libraries that versions exchange.</summary>
    IEnumerable<string> ExchangedLibraries { get; }

    /// <summary>The folder from which the processes of an operand load.</summary>
    string FolderOf(MeasuredOperand operand);

    /// <summary>Runs an operand in a separate process.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="placeOf">The place in the copy of a file of that folder.</param>
    /// <param name="variables">Variables of the process, under the operand's.</param>
    /// <param name="settings">How many operations count.</param>
    /// <param name="timeout">How long it may take.</param>
    /// <param name="started">Called with the id of the process before it runs anything of the user's.</param>
    LaunchOutcome Run(
        MeasuredOperand operand, Func<string, string> placeOf, IReadOnlyDictionary<string, string?> variables, MeasureSettings settings,
        TimeSpan timeout, Action<int>? started = null);
}
