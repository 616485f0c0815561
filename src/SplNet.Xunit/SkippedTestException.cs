using Xunit.v3;

namespace SplNet.Xunit;

/// <summary>Skips the running test: xUnit.net recognises the beginning of the message, whatever the type.</summary>
internal sealed class SkippedTestException(string reason) : Exception(DynamicSkipToken.Value + reason);
