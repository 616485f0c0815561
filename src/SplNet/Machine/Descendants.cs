using SplNet.Values.Options;
using SplNet.Versions.Processes;

namespace SplNet.Machine;

/// <summary>The processes that a measuring process has started, which lose their parent when it crashes.</summary>
internal sealed class Descendants() : ProcessMark(ReservedVariables.Launch, Guid.NewGuid().ToString("N"));
