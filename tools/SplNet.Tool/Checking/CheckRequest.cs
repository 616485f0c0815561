using SplNet.Tool.Methods;

namespace SplNet.Tool.Checking;

/// <summary>What the user asked for.</summary>
/// <param name="Experiments">How many experiments.</param>
/// <param name="Alpha">The significance; null for that of the settings.</param>
/// <param name="Method">What is measured.</param>
internal sealed record CheckRequest(int Experiments, double? Alpha, MeasuredMethod Method);
