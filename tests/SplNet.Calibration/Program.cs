using System.Globalization;
using SplNet.Calibration;

// Usage: dotnet run -c Release --project tests/SplNet.Calibration -- [output [trials [seed]]]
var path = args.Length > 0 ? args[0] : "docs/calibration.md";
var trials = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 20_000;
var seed = args.Length > 2 ? ulong.Parse(args[2], CultureInfo.InvariantCulture) : 1;
using var text = new StringWriter(CultureInfo.InvariantCulture);
new Report(trials, seed, text).Write($"dotnet run -c Release --project tests/SplNet.Calibration -- {path} {trials} {seed}");
Console.Write(text);
File.WriteAllText(path, text.ToString());
