using SplNet.Tool.Methods;

namespace SplNet.Tool.Checking;

/// <summary>The user's request.</summary>
/// <param name="Experiments">How many experiments.</param>
/// <param name="Alpha">The significance; null for the significance of the settings.</param>
/// <param name="Method">The measured method.</param>
internal sealed record CheckRequest(int Experiments, double? Alpha, MeasuredMethod Method);
