using System.Globalization;

namespace SplNet.MSTest.Replaying;

/// <summary>
/// The test context of a replay. Its properties are the texts that the test's own context had, so the folders and the parameters
/// of the run settings are there; messages go to standard output, which SplNet shows after a crash; result files are ignored.
/// </summary>
internal sealed class ReplayContext : TestContext
{
    private UnitTestOutcome _outcome = UnitTestOutcome.InProgress;

    public ReplayContext(IReadOnlyDictionary<string, string> properties)
    {
        Properties = properties.ToDictionary(static property => property.Key, static property => (object?)property.Value, StringComparer.Ordinal);
    }

    public override IDictionary<string, object?> Properties { get; }

    public override UnitTestOutcome CurrentTestOutcome => _outcome;

    /// <summary>Makes this the context that <see cref="TestContext.Current"/> shows from here on.</summary>
    // MSTest keeps the setter to itself; without it only TestContext.Current would be missing.
    public void MakeCurrent() => typeof(TestContext).GetProperty(nameof(Current))?.GetSetMethod(nonPublic: true)?.Invoke(null, [this]);

    public void ShowRow(object?[] row) => TestData = row;

    public void End(UnitTestOutcome outcome) => _outcome = outcome;

    public override void AddResultFile(string fileName) => ArgumentException.ThrowIfNullOrEmpty(fileName);

    public override void Write(string? message) => Console.Write(message);

    public override void Write(string format, params object?[] args) => Write(string.Format(CultureInfo.CurrentCulture, format, args));

    public override void WriteLine(string? message) => Console.WriteLine(message);

    public override void WriteLine(string format, params object?[] args) => WriteLine(string.Format(CultureInfo.CurrentCulture, format, args));

    public override void DisplayMessage(MessageLevel messageLevel, string message) => WriteLine(message);
}
