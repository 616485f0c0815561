namespace SplNet.Tool.Initializing;

/// <summary>A unit test that can be measured.</summary>
/// <param name="Name">Its full name, with its row.</param>
/// <param name="Calls">The methods of the libraries that its code calls.</param>
/// <param name="Nanoseconds">The time of a call in the trial; not a number if it was not tried.</param>
internal sealed record UsableTest(string Name, IReadOnlySet<string> Calls, double Nanoseconds);
