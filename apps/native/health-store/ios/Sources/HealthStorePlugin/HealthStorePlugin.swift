import Capacitor
import Foundation
import HealthKit
import UIKit

/// Reads weights from Apple Health, and writes what was eaten. The web app decides what is exchanged, and when.
@objc(HealthStorePlugin)
public class HealthStorePlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "HealthStorePlugin"
    public let jsName = "HealthStore"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "state", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "ask", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "openSettings", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "readWeights", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "writeNutrition", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "removeNutrition", returnType: CAPPluginReturnPromise)
    ]

    private let store = HKHealthStore()
    private let bodyMass = HKQuantityType(.bodyMass)
    private let food = HKCorrelationType(.food)

    /// The types that a meal is written as, by the web app's names for them.
    private let nutrients: [(name: String, type: HKQuantityType, unit: HKUnit)] = [
        ("energy", HKQuantityType(.dietaryEnergyConsumed), .kilocalorie()),
        ("protein", HKQuantityType(.dietaryProtein), .gram()),
        ("totalCarbohydrate", HKQuantityType(.dietaryCarbohydrates), .gram()),
        ("totalFat", HKQuantityType(.dietaryFatTotal), .gram()),
        ("saturatedFat", HKQuantityType(.dietaryFatSaturated), .gram()),
        ("dietaryFiber", HKQuantityType(.dietaryFiber), .gram()),
        ("sugar", HKQuantityType(.dietarySugar), .gram()),
        ("sodium", HKQuantityType(.dietarySodium), .gram())
    ]

    @objc func state(_ call: CAPPluginCall) {
        call.resolve(currentState())
    }

    @objc func ask(_ call: CAPPluginCall) {
        guard HKHealthStore.isHealthDataAvailable() else { return call.resolve(currentState()) }
        let read: Set<HKObjectType> = call.getBool("weight", false) ? [bodyMass] : []
        let write: Set<HKSampleType> = call.getBool("nutrition", false) ? Set(nutrients.map { $0.type }) : []
        store.requestAuthorization(toShare: write, read: read) { _, error in
            if let error { return self.reject(call, error) }
            call.resolve(self.currentState())
        }
    }

    @objc func openSettings(_ call: CAPPluginCall) {
        DispatchQueue.main.async {
            guard let settings = URL(string: UIApplication.openSettingsURLString) else {
                return call.reject("There is no address of the settings", "FAILED")
            }
            UIApplication.shared.open(settings) { _ in call.resolve() }
        }
    }

    @objc func readWeights(_ call: CAPPluginCall) {
        guard let since = call.getDouble("since") else { return call.reject("since is missing", "FAILED") }
        let after = HKQuery.predicateForSamples(
            withStart: Date(timeIntervalSince1970: since / 1000),
            end: nil,
            options: .strictStartDate
        )
        let query = HKSampleQuery(
            sampleType: bodyMass, predicate: after, limit: HKObjectQueryNoLimit, sortDescriptors: nil
        ) { _, samples, error in
            if let error { return self.reject(call, error) }
            let weights = (samples as? [HKQuantitySample] ?? []).map(self.weight)
            call.resolve(["weights": weights])
        }
        store.execute(query)
    }

    @objc func writeNutrition(_ call: CAPPluginCall) {
        guard let records = call.getArray("records") as? [JSObject] else {
            return call.reject("records are missing", "FAILED")
        }
        let meals = records.compactMap(meal)
        let ids = meals.compactMap { $0.metadata?[HKMetadataKeyExternalUUID] as? String }
        find(ids) { found, error in
            if let error { return self.reject(call, error) }
            // An existing meal is not written twice.
            let known = Set(found.compactMap { $0.metadata?[HKMetadataKeyExternalUUID] as? String })
            let missing = meals.filter { !known.contains($0.metadata?[HKMetadataKeyExternalUUID] as? String ?? "") }
            if missing.isEmpty { return call.resolve() }
            self.store.save(missing) { _, error in
                if let error { return self.reject(call, error) }
                call.resolve()
            }
        }
    }

    @objc func removeNutrition(_ call: CAPPluginCall) {
        let ids = call.getArray("ids") as? [String] ?? []
        find(ids) { found, error in
            if let error { return self.reject(call, error) }
            // The amounts of a meal are separate objects, which outlive it.
            let objects: [HKObject] = found + found.flatMap { Array($0.objects) }
            if objects.isEmpty { return call.resolve() }
            self.store.delete(objects) { _, error in
                if let error { return self.reject(call, error) }
                call.resolve()
            }
        }
    }

    /// Returns the meals that this app wrote with some ids.
    private func find(_ ids: [String], _ done: @escaping ([HKCorrelation], Error?) -> Void) {
        let own = HKQuery.predicateForObjects(from: HKSource.default())
        let named = HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyExternalUUID, allowedValues: ids)
        let query = HKSampleQuery(
            sampleType: food,
            predicate: NSCompoundPredicate(andPredicateWithSubpredicates: [own, named]),
            limit: HKObjectQueryNoLimit,
            sortDescriptors: nil
        ) { _, samples, error in
            done(samples as? [HKCorrelation] ?? [], error)
        }
        store.execute(query)
    }

    /// Returns a meal of the web app with the amounts that the person allows to be written; nil if none.
    private func meal(_ record: JSObject) -> HKCorrelation? {
        guard let id = record["id"] as? String,
            let start = (record["start"] as? NSNumber)?.doubleValue,
            let end = (record["end"] as? NSNumber)?.doubleValue,
            let amounts = record["nutrition"] as? JSObject
        else { return nil }
        let from = Date(timeIntervalSince1970: start / 1000)
        let to = Date(timeIntervalSince1970: end / 1000)
        var metadata: [String: Any] = [
            HKMetadataKeyExternalUUID: id,
            HKMetadataKeyWasUserEntered: true
        ]
        if let name = record["name"] as? String { metadata[HKMetadataKeyFoodType] = name }
        let samples = nutrients.compactMap { nutrient -> HKQuantitySample? in
            guard let amount = (amounts[nutrient.name] as? NSNumber)?.doubleValue,
                store.authorizationStatus(for: nutrient.type) == .sharingAuthorized
            else { return nil }
            let quantity = HKQuantity(unit: nutrient.unit, doubleValue: amount)
            return HKQuantitySample(type: nutrient.type, quantity: quantity, start: from, end: to, metadata: metadata)
        }
        if samples.isEmpty { return nil }
        return HKCorrelation(type: food, start: from, end: to, objects: Set(samples), metadata: metadata)
    }

    private func weight(_ sample: HKQuantitySample) -> JSObject {
        var offset: JSValue = NSNull()
        if let name = sample.metadata?[HKMetadataKeyTimeZone] as? String, let zone = TimeZone(identifier: name) {
            offset = zone.secondsFromGMT(for: sample.startDate) / 60
        }
        return [
            "id": sample.uuid.uuidString,
            "kilograms": sample.quantity.doubleValue(for: .gramUnit(with: .kilo)),
            "at": sample.startDate.timeIntervalSince1970 * 1000,
            "offsetMinutes": offset,
            "isOwn": sample.sourceRevision.source == HKSource.default()
        ]
    }

    private func currentState() -> JSObject {
        let isAvailable = HKHealthStore.isHealthDataAvailable()
        let statuses = isAvailable ? nutrients.map { store.authorizationStatus(for: $0.type) } : []
        let nutrition =
            statuses.contains(.sharingAuthorized) ? "granted" : statuses.contains(.notDetermined) ? "unasked" : "denied"
        return [
            "availability": isAvailable ? "available" : "unavailable",
            // Apple Health never says whether reading was allowed.
            "weight": "unknown",
            "nutrition": nutrition
        ]
    }

    private func reject(_ call: CAPPluginCall, _ error: Error) {
        let isDenied = (error as? HKError)?.code == .errorAuthorizationDenied
        call.reject(error.localizedDescription, isDenied ? "DENIED" : "FAILED", error)
    }
}
