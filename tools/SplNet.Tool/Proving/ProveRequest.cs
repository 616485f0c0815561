using SplNet.Tool.Requirements;
using SplNet.Tool.Views;

namespace SplNet.Tool.Proving;

/// <summary>The user's request to prove a change.</summary>
/// <param name="Base">The revision before the change, as it was written.</param>
/// <param name="Head">The revision with the change, as it was written.</param>
/// <param name="TestProject">The project of the tests, as it is called at the base.</param>
/// <param name="Methods">The operands as texts; empty for the requirements of the tests.</param>
/// <param name="Inputs">A file of C# with generators and methods for the operands; null for none.</param>
/// <param name="Views">The requested forms of the results.</param>
/// <param name="Settings">How to measure.</param>
internal sealed record ProveRequest(
    string Base, string Head, string TestProject, IReadOnlyList<string> Methods, string? Inputs, RequestedViews Views, RunSettings Settings)
{
    /// <summary>The words of the command that repeats the proof.</summary>
    public IReadOnlyList<string> Words =>
    [
        "prove", Base, Head, "--test-project", TestProject, .. Methods.SelectMany(static method => new[] { "--method", method }),
        .. Inputs is null ? (string[])[] : ["--inputs", Inputs], .. Settings.Words,
    ];
}
