namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// Tests of what a framework gives to tests: a test fails if any of it is missing in a measuring process, or if another row
/// is measured in its place.
/// </summary>
/// <param name="Source">The tests.</param>
/// <param name="Journal">What each measuring process of the test <c>Lives</c> writes, in its order.</param>
/// <param name="Passed">How many of the tests pass.</param>
/// <param name="Skipped">How many of them are skipped.</param>
/// <param name="Inconclusive">How many of them say themselves that they are inconclusive.</param>
internal sealed record FrameworkFeatures(string Source, string Journal, int Passed, int Skipped = 0, int Inconclusive = 0);
