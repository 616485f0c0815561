using System.Globalization;
using SplNet.Evaluation.Reuse;
using SplNet.Tests.Shared;

// Keeps so many runs under one key, one after the other, as one of several processes. The time of a run says which process it is from.
var (folder, key, nanoseconds, count) = (
    args[0], args[1], double.Parse(args[2], CultureInfo.InvariantCulture), int.Parse(args[3], CultureInfo.InvariantCulture));
var store = new RunStore(folder);
for (var run = 0; run < count; run++)
{
    var runs = new RunsToKeep([new StoredRun(DateTimeOffset.UtcNow, 1, WrittenReadings.Of(nanoseconds))], IsReplacement: false);
    if (store.Keep(new Dictionary<string, RunsToKeep>(StringComparer.Ordinal) { [key] = runs }) is { } problem)
        throw new InvalidOperationException(problem);
}
