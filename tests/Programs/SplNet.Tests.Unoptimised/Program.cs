using SplNet;
using SplNet.Tests.Unoptimised;

// A program that was built without optimisation: its experiment must be refused.
var list = new PlainList();
var experiment = new Experiment((touch, mean) => mean(touch) < 1.Seconds()) { ["touch"] = Operand.Of(list.Touch) };
var result = experiment.Run();
Console.WriteLine(result);
return result.Verdict == Verdict.Invalid ? 0 : 1;
